/** A code block of a page that names a file after its language. */
export interface PageBlock {
  readonly line: number;
  readonly language: string;
  readonly file: string;
  readonly lines: readonly string[];
}

export function readBlocks(text: string): PageBlock[] {
  return [...text.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    language: match[1],
    file: match[2],
    lines: match[3].split('\n').slice(0, -1),
  }));
}

/** The files of a folder as far as a page shows them: their blocks in the order of the page. */
export function filesShown(blocks: readonly PageBlock[], folder: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const { file, language, lines } of blocks) {
    if (language === 'diff' || !file.startsWith(folder)) continue;
    files.set(file, `${files.get(file) ?? ''}${lines.join('\n')}\n`);
  }
  return files;
}

/** A file after a block of the language `diff`: lines with a plus stand below the line before them. */
export function addLines(source: string, { file, lines }: PageBlock): string {
  const given = source.split('\n');
  let at = -1;
  for (const line of lines) {
    if (line.startsWith('+')) given.splice(++at, 0, line.slice(1));
    else at = given.indexOf(line.slice(1), at + 1);
    if (at === -1) throw new Error(`${file} has no line '${line.slice(1)}'`);
  }
  return given.join('\n');
}
