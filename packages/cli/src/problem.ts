/** The command was called in a wrong way: exit code 2, with how to call it. */
export class UsageProblem extends Error {
  override name = 'UsageProblem';
}

/** What was asked for could not be done: exit code 1. */
export class Failure extends Error {
  override name = 'Failure';
}
