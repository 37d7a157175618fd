import { createTestApp } from './testing/index.ts'
import { exemple } from './src/features/imports/testing/donnees.ts'
import { envoyer, ouvrirClient } from './src/features/imports/testing/lot.ts'
const t = await createTestApp()
await ouvrirClient(t)
const N = Number(process.env.N ?? 16667)
const fichiers = exemple(N)
const run = async (nom: string, envoi: any) => {
  const d = Date.now(); const c = process.cpuUsage()
  const r = await envoyer(t, envoi)
  const s = (Date.now() - d) / 1000; const u = process.cpuUsage(c)
  console.log(nom, s.toFixed(1), 's', Math.round(N * 6 / s), 'lines/s; node cpu', ((u.user + u.system) / 1e6).toFixed(1), JSON.stringify(r.rapport?.entites.map((b: any) => [b.entite, b.crees, b.changes, b.inchanges])))
}
await run('first', { fichiers, lot: '1' })
await run('same', { fichiers, lot: '2', precedent: '1' })
const changes = structuredClone(fichiers) as any
for (const d of changes.decomptes) for (const l of d.lignes) l.rc -= 1
await run('all lines changed', { fichiers: { decomptes: changes.decomptes }, mode: 'delta', lot: '3', precedent: '2' })
await run('1 % delta', { fichiers: { decomptes: fichiers.decomptes.slice(0, N * 3 / 100) }, mode: 'delta', lot: '4', precedent: '3' })
await t.close()
process.exit()
