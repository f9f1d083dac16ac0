import { expect, type Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { danglingIds } from './ids.ts'
import { overflow } from './overflow.ts'
import { desktop, phone } from './viewports.ts'

/** Expects no axe violations or horizontal scrolling on a phone and a desktop, and no references to missing ids. */
export async function expectAccessible(page: Page, state: string, scope = 'main') {
  await page.setViewportSize(phone)
  expect(await axeViolations(page, scope), state).toEqual([])
  expect(await danglingIds(page), state).toEqual([])
  expect(await overflow(page), `${state}, on a phone`).toBe(0)
  await page.setViewportSize(desktop)
  expect(await axeViolations(page, scope), `${state}, on a desktop`).toEqual([])
  expect(await overflow(page), `${state}, on a desktop`).toBe(0)
}
