import { Buffer } from 'node:buffer'
import { expect, type Page } from '@playwright/test'

export const applicant = {
  name: 'Ada O’Neil',
  phone: '+1 401.555.0199',
  location: 'Providence, RI',
  role: 'other',
  coverLetter: 'I have photographed cars for six years, in every weather this coast has to offer.',
}

export async function fillApplicationForm(page: Page, email = 'ada@applicant.example') {
  await page.getByLabel('Full Name*').fill(applicant.name)
  await page.getByLabel('Email Address*').fill(email)
  await page.getByLabel('Phone Number*').fill(applicant.phone)
  await page.getByLabel('Current Location (City, State)*').fill(applicant.location)
  await page.getByLabel('Role Applying For*').selectOption(applicant.role)
  await page.getByLabel('Cover Letter*').fill(applicant.coverLetter)
}

export async function chooseResume(page: Page, bytes: Uint8Array, name = 'resume.pdf') {
  const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) }
  await page.getByLabel('Resume Upload*').setInputFiles(file)
  await expect(page.getByText(`Selected: ${name}`)).toBeVisible()
}
