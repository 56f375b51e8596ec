/** Words in lines of at most so many letters. */
export function wrap(words: string, most: number): string[] {
  const lines: string[] = [''];
  for (const word of words.split(' ')) {
    const last = lines.length - 1;
    const longer = lines[last] === '' ? word : `${lines[last]} ${word}`;
    if (longer.length > most && lines[last] !== '') lines.push(word);
    else lines[last] = longer;
  }
  return lines;
}
