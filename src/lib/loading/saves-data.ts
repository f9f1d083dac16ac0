/** Whether the visitor asked the browser to use less data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  return connection?.saveData === true
}
