import { TAILLE_MAX_DEPOT } from '@espace-adherent/domain'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../platform/http/index.ts'
import type { Client } from '../client.ts'
import { FACTURE, PARTAGE } from './application.ts'
import { charteCss } from './charte-css.ts'
import { escapeHtml } from './page.ts'
import { textes } from './textes.ts'

/**
 * What is shared with the application while no worker of its own stands on the phone. Nothing is kept here, and
 * nobody needs to have signed in: the answer gives the photos back to the phone, which keeps them until the bill
 * opens, as the worker does (`web/src/platform/device/partage.ts`).
 */
export function registerPartage(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: TAILLE_MAX_DEPOT + 10_000 },
      (_request, body, done) => done(null, body),
    )
    scope.post(
      PARTAGE,
      // Nothing is written: what is posted goes back to whoever posted it.
      { config: { access: 'public', antiForgery: 'protocol' }, schema: { hide: true } },
      async ({ body, client, headers }, reply) => {
        // A share comes from the phone itself; a form of another site would plant its own files here.
        if (!['none', 'same-origin'].includes(String(headers['sec-fetch-site'] ?? 'none')))
          throw new AppError('AntiForgery')
        const fichiers = await readFichiers(body, headers['content-type'])
        return reply.html(pagePartage(client, reply.cspNonce, fichiers))
      },
    )
  })
}

type Fichier = { nom: string; type: string; contenu: string }

async function readFichiers(body: unknown, type = ''): Promise<Fichier[]> {
  const form = await new Response(body as Buffer<ArrayBuffer>, {
    headers: { 'content-type': type },
  })
    .formData()
    .catch(() => {
      throw new AppError('BadRequest')
    })
  const fichiers = [...form.values()].filter((value) => value instanceof File)
  return Promise.all(
    fichiers.map(async (fichier) => ({
      nom: fichier.name,
      type: fichier.type,
      contenu: Buffer.from(await fichier.arrayBuffer()).toString('base64'),
    })),
  )
}

/** Inside a script element, `<` could close it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const pagePartage = (client: Client, nonce: string, fichiers: readonly Fichier[]) =>
  `<!doctype html>
<html lang="fr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(textes.partage.titre)} – ${escapeHtml(client.libelle)}</title>
<style nonce="${nonce}">${charteCss(client.charte)}body{margin:3rem 1.5rem;background:var(--canvas);color:var(--ink);font:1rem/1.5 sans-serif}</style></head>
<body><h1>${escapeHtml(textes.partage.titre)}</h1>
<p>${escapeHtml(textes.partage.texte)}</p>
<p><a href="${FACTURE}">${escapeHtml(textes.partage.ouvrir)}</a></p>
<script type="application/json" id="fichiers">${inScript(fichiers)}</script>
<script nonce="${nonce}">${GARDER}</script>
</body></html>`

const GARDER = `
const octets = (texte) => Uint8Array.from(atob(texte), (lettre) => lettre.charCodeAt(0))
const fichiers = JSON.parse(document.getElementById('fichiers').textContent)
  .map(({ nom, type, contenu }) => new File([octets(contenu)], nom, { type }))
const base = indexedDB.open('espace-adherent-partage', 1)
base.onupgradeneeded = () => base.result.createObjectStore('photos')
base.onsuccess = () => {
  const ecriture = base.result['transaction']('photos', 'readwrite')
  if (fichiers.length > 0) ecriture.objectStore('photos').put({ le: Date.now(), fichiers }, 'photos')
  ecriture.oncomplete = () => location.replace(${JSON.stringify(FACTURE)})
}`
