import { CAMILLE, openAt } from '../support/accounts.ts'
import { choose, chooseHeavy, open, pieces, remount } from '../support/fichiers.ts'
import { expect, test } from '../support/test.ts'
import { fichier, type kept, Mo } from '../support/uploads.ts'

/** On the server itself: no route is set. */
test('on the real server', async ({ page, problems }) => {
  test.slow()
  await openAt(page, CAMILLE, 'dev/widgets/fichiers', 'Galerie des composants')
  await test.step('R7.57 R7.59 R4.27 three files are really kept @reel', async () => {
    const specimen = await open(page, 'Plusieurs fichiers')
    await choose(specimen, [fichier('a.pdf', 400), fichier('été.pdf', 500), fichier('c.pdf', 600)])
    await expect(pieces(specimen).getByText('Envoyé')).toHaveCount(3)
    const [etat, list] = ((await specimen.locator('output').textContent()) ?? '').split(/ (.*)/)
    expect(etat).toBe('ok')
    const sent = JSON.parse(list ?? '[]') as ReturnType<typeof kept>[]
    expect(
      sent.map(({ localFileName, size, inputName }) => [localFileName, size, inputName]),
    ).toEqual([
      ['a.pdf', 400, 'justificatifs'],
      ['été.pdf', 500, 'justificatifs'],
      ['c.pdf', 600, 'justificatifs'],
    ])
    expect(new Set(sent.map(({ remoteFileName }) => remoteFileName)).size).toBe(3)
  })
  await test.step('R8.38 what the server refuses is said beside the file @reel', async () => {
    problems.expect(/4\d\d/)
    const specimen = await remount(page, 'Plusieurs fichiers')
    // A name that says PNG, bytes that say PDF.
    await choose(specimen, [fichier('faux.png', 400, 'image/png')])
    await expect(pieces(specimen).getByRole('button')).toHaveText(['Réessayer'])
    await expect(pieces(specimen)).not.toContainText('Une erreur est survenue')
  })
  await test.step('R4.25 R8.40 a file of 20 Mo is cancelled, tried again and finished @reel', async () => {
    const specimen = await remount(page, 'Un fichier')
    const network = await page.context().newCDPSession(page)
    const limit = (uploadThroughput: number) =>
      network.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      })
    await network.send('Network.enable')
    await limit(2 * Mo)
    await chooseHeavy(specimen, [fichier('scan.pdf', 20 * Mo)])
    const piece = pieces(specimen)
    const progress = async () =>
      Number(await piece.getByRole('progressbar').getAttribute('aria-valuenow'))
    await expect.poll(progress).toBeGreaterThan(5)
    expect(await progress()).toBeLessThan(100)
    await piece.getByRole('button', { name: 'Annuler : scan.pdf' }).click()
    await expect(piece).toContainText('Envoi annulé')
    await limit(-1)
    await piece.getByRole('button', { name: 'Réessayer : scan.pdf' }).click()
    await expect(piece).toContainText('Envoyé', { timeout: 30_000 })
    await expect(specimen.locator('output')).toContainText('"localFileName":"scan.pdf"')
  })
})
