import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'
import type { fichier } from './uploads.ts'

/** Opens the gallery at the field for files of that name. */
export const open = async (page: Page, nom: string): Promise<Locator> => {
  await page.goto('/#/dev/widgets/fichiers')
  const specimen = page.getByRole('region', { name: nom, exact: true })
  await expect(specimen).toBeVisible()
  return specimen
}
/** The same, as when the page was opened. */
export const remount = async (page: Page, nom: string): Promise<Locator> => {
  await page.goto('/#/service-unavailable')
  await expect(page.getByRole('heading', { name: 'Nous revenons très vite' })).toBeVisible()
  return open(page, nom)
}
export const choose = (specimen: Locator, files: ReturnType<typeof fichier>[]) =>
  specimen.locator('input[type=file]').setInputFiles(files)
/** From the disk: those that are heavy, handed to the browser byte by byte, take seconds. */
export async function chooseHeavy(specimen: Locator, files: ReturnType<typeof fichier>[]) {
  const paths = files.map(({ name }) => test.info().outputPath(name))
  for (const [rang, path] of paths.entries()) await writeFile(path, files[rang]?.buffer ?? '')
  await specimen.locator('input[type=file]').setInputFiles(paths)
}
export const pieces = (specimen: Locator) =>
  specimen.getByRole('list', { name: /^Fichiers joints/ }).getByRole('listitem')
export const button = (specimen: Locator, name: string) => specimen.getByRole('button', { name })
