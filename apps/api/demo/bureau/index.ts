import { createHash, randomUUID } from 'node:crypto'
import type { Executor } from '../../src/platform/db/index.ts'
import { insertBureau } from './bureau.repository.ts'
import { dessinDe, images } from './images.ts'
import { motifs } from './motifs.ts'

/** Ways to look at the queue that a clerk offers to the team. */
const vues = [
  {
    nom: 'Bénéficiaires à prendre',
    parametres: 'acte=inscriptionBeneficiaireActeGestion&chez=personne',
  },
  { nom: 'Hospitalisations', parametres: 'acte=pecHospiActeGestion' },
]

/** What staff have prepared for their work: reasons, pictures for their texts, views of the team. */
export async function seedBureau(tx: Executor, clientCode: string, now: Date): Promise<void> {
  const bibliotheque = { id: randomUUID() as string, clientCode, nom: 'Illustrations' }
  const noms = [...new Set(images.flatMap(({ tags }) => tags))]
  const tags = noms.map((nom) => ({ id: randomUUID() as string, clientCode, nom }))
  await insertBureau(tx, {
    motifs: motifs.map((motif, rang) => ({
      ...motif,
      clientCode,
      ordre: (rang + 1) * 10,
      modifieLe: now,
    })),
    bibliotheques: [bibliotheque],
    tags,
    medias: images.map((image) => {
      const contenu = dessinDe(image)
      return {
        clientCode,
        titre: image.titre,
        alt: image.alt,
        bibliothequeId: bibliotheque.id,
        tags: tags.filter(({ nom }) => image.tags.includes(nom)).map(({ id }) => id),
        nomFichier: image.nomFichier,
        typeMime: 'image/png',
        taille: contenu.length,
        empreinte: createHash('sha256').update(contenu).digest('base64url'),
        contenu,
        modifieLe: now,
      }
    }),
    vues: { de: 'gestionnaire@example.org', clientCode, vues, now },
  })
}
