import { expect, test } from '@playwright/test'

for (const width of [390, 768, 1440, 1920]) {
  test(`no row of backgrounds has a hole, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/virtual-backgrounds')
    const groups = page.locator('main section > ul')
    await expect(groups).toHaveCount(3)
    const holes = await groups.evaluateAll((lists) =>
      lists.flatMap((list) => {
        const end = list.getBoundingClientRect().right
        const tiles = [...list.children].map((tile) => tile.getBoundingClientRect())
        return tiles
          .filter(({ top }, index) => tiles[index + 1]?.top !== top)
          .map(({ right }) => end - right)
          .filter((hole) => hole > 1)
      }),
    )
    expect(holes).toEqual([])
  })
}
