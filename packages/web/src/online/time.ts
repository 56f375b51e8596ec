/** Days and hours while there is much of it, minutes and seconds when there is not. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24];
  const two = (n: number): string => String(n).padStart(2, '0');
  if (days > 0) return `${days} d ${hours} h`;
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}
