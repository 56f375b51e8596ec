// Runs a script of this project with the project's own Node, after installing whatever is missing.
// It is the first thing that runs on a fresh clone, so it needs nothing but an ordinary Node.
//   node tools/launch.mjs SCRIPT [ARGUMENT...]
// Everything it says goes to stderr: stdout belongs to the script.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, ROOT } from './install.mjs';
import './orphan.mjs';

const [script, ...args] = process.argv.slice(2);
if (!script) {
  console.error('usage: node tools/launch.mjs SCRIPT [ARGUMENT...]');
  process.exit(2);
}

const installed = await install();
if (!installed.ok) {
  console.error(`\norrery: ${installed.problem}`);
  process.exit(installed.exitCode);
}
process.env.PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
const watch = pathToFileURL(join(ROOT, 'tools', 'orphan.mjs')).href;
run(installed.node, [`--import=${watch}`, resolve(ROOT, script), ...args]);

/**
 * Becomes the script where the platform can do that; otherwise starts it and passes on signals and the exit code.
 * @param {string} node
 * @param {string[]} argv
 */
function run(node, argv) {
  // The process is replaced before a warning about this young function could be printed.
  if (process.execve && process.platform !== 'win32') process.execve(node, [node, ...argv], process.env);

  const child = spawn(node, argv, { stdio: 'inherit' });
  // Ctrl-C in a terminal reaches the child by itself; only a signal sent to this process alone is passed on.
  let interrupted = false;
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY && !interrupted) child.kill('SIGINT');
    interrupted = true;
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  child.on('error', (error) => {
    console.error(`orrery: ${node} does not start: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}
