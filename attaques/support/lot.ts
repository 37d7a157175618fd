import { hash } from 'node:crypto'
import type { Visiteur } from './visiteur.ts'

/** A lot as a management system leaves it: what stands in its folder, by name. */
export type Lot = Readonly<Record<string, string>>

const lignes = (rows: readonly object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('')

/** So many people of a system, each with a contract, a transfer and two statements; `de` begins all that it calls them by. */
export function lotDe(de: string, nombre: number): Lot {
  const gens = Array.from({ length: nombre }, (_, i) => `${de}-${String(i).padStart(6, '0')}`)
  return avecManifeste(de, {
    personnes: gens.map((id, i) => ({
      ...{ id, nom: 'Interrompu', prenom: 'Alix', dateNaissance: `19${50 + (i % 50)}-03-04` },
      telephone: `06${String(10_000_000 + i).padStart(8, '0')}`,
    })),
    contrats: gens.map((id) => ({
      ...{ numero: id, nomOffre: 'Santé Confort', typeContrat: 'sante', etat: 'valide' },
      ...{ dateDebut: '2024-01-01' },
      assures: [{ personne: id, qualite: 'adherent', lien: 'Adhérent', rang: 1 }],
    })),
    paiements: gens.map((id, i) => ({
      ...{ id: `${id}-v`, contrat: id, date: '2026-05-06', montant: 1000 + i, mode: 'VIR' },
      destinataire: 'assure',
    })),
    decomptes: gens.flatMap((id) =>
      [1, 2].map((n) => ({
        ...{ id: `${id}-${n}`, contrat: id, personne: id, date: `2026-05-0${n}` },
        professionnel: 'Cabinet médical',
        lignes: [1, 2].map((rang) => ({
          ...{ rang, paiement: `${id}-v`, dateSoins: `2026-05-0${n}`, codeActe: 'CS' },
          ...{ depense: 5000, base: 3000, ro: 1900, rc: 500 * n + rang },
          ...{ etat: 'reglee', destinataire: 'assure' },
        })),
      })),
    ),
  })
}

/** With what its manifest says of each file; of a system of its own, whose first lot it is. */
export function avecManifeste(source: string, entites: Record<string, readonly object[]>): Lot {
  const fichiers = Object.entries(entites).map(([entite, rows]) => ({
    ...{ fichier: `${entite}.jsonl`, entite, mode: 'delta', enregistrements: rows.length },
    ...{ contenu: lignes(rows), sha256: hash('sha256', lignes(rows)) },
  }))
  return {
    'manifeste.json': JSON.stringify({
      ...{ format: 'espace-adherent-import/1', source, lot: '1', precedent: null },
      prisLe: '2026-05-10T02:00:00Z',
      fichiers: fichiers.map(({ contenu: _, ...annonce }) => annonce),
    }),
    ...Object.fromEntries(fichiers.map(({ fichier, contenu }) => [fichier, contenu])),
  }
}

export type LotLu = { id: string; revision: number; etat: string; arret: string | null } & {
  bilan: { entites: Record<string, number | string>[] } | null
}

const ADRESSE = '/api/admin/imports'

/** What staff do with a lot, over HTTP; `Lot` is sent in parts that are each a whole file. */
export function gererLots(qui: Visiteur) {
  const exige = async (reponse: Response) => {
    const texte = await reponse.text()
    if (!reponse.ok) throw new Error(`${reponse.status} ${texte}`)
    return JSON.parse(texte)
  }
  const lire = async (id: string): Promise<LotLu> =>
    (await exige(await qui.go(`${ADRESSE}?id=${id}`))).items[0]
  return {
    lire,
    async envoyer({ 'manifeste.json': manifeste = '', ...fichiers }: Lot): Promise<string> {
      const annonces = Object.entries(fichiers).map(([nom, contenu]) => ({
        ...{ nom, taille: Buffer.byteLength(contenu) },
      }))
      const envoi = { manifeste, fichiers: annonces }
      const { id } = await exige(await qui.sendJson(`${ADRESSE}/envois`, envoi))
      for (const [nom, contenu] of Object.entries(fichiers)) {
        const body = new FormData()
        body.append('file', new Blob([contenu]), 'morceau')
        const ou = new URLSearchParams({ id, nom, debut: '0' })
        await exige(await qui.go(`${ADRESSE}/morceaux?${ou}`, { method: 'POST', body }))
      }
      return id
    },
    async faire(geste: string, id: string): Promise<void> {
      const { revision } = await lire(id)
      const corps = { id, revision, saisie: {} }
      await exige(await qui.sendJson(`${ADRESSE}/gestes/${geste}`, corps))
    },
  }
}
