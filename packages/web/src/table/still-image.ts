const asData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

const unquoted = (family: string): string => family.replaceAll('"', '');

/** Has the page fetched this font? Others are for letters that nobody has written here. */
const isLoaded = ({ style }: CSSFontFaceRule): boolean =>
  [...document.fonts].some(
    ({ family, unicodeRange, status }) =>
      status === 'loaded' &&
      unquoted(family) === unquoted(style.getPropertyValue('font-family')) &&
      unicodeRange === style.getPropertyValue('unicode-range'),
  );

/** A font with its file inside. */
async function withFile(rule: CSSFontFaceRule): Promise<string> {
  const [whole, address] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  if (whole === undefined || !isLoaded(rule)) return '';
  const file = await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href));
  return rule.cssText.replace(whole, `url("${await asData(await file.blob())}")`);
}

/** All the page knows of looks. A picture can fetch nothing, so that its fonts come along. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const texts = rules.map((rule) => (rule instanceof CSSFontFaceRule ? withFile(rule) : rule.cssText));
  return (await Promise.all(texts)).join('\n');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A part of the page as an image, in the dark colours whatever theme is on. */
export async function imageOf(part: Element): Promise<HTMLImageElement> {
  const { width, height } = part.getBoundingClientRect();
  const image = new Image(width, height);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" data-motion="off">
    <style>${escaped(await styles())}</style>
    <foreignObject width="${width}" height="${height}">
      <html xmlns="http://www.w3.org/1999/xhtml">${new XMLSerializer().serializeToString(part)}</html>
    </foreignObject>
  </svg>`;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
