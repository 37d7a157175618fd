import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Rejet } from '@espace-adherent/contract/imports'
import { manifester } from './manifester.ts'
import { verifier } from './verifier.ts'

const faits: string[] = []

/** A folder with these files; objects are written one a line. */
export function dossierAvec(
  fichiers: Record<string, string | Uint8Array | readonly object[]>,
): string {
  const dossier = mkdtempSync(join(tmpdir(), 'importer-'))
  faits.push(dossier)
  for (const [nom, contenu] of Object.entries(fichiers)) {
    const chemin = join(dossier, nom)
    mkdirSync(dirname(chemin), { recursive: true })
    writeFileSync(
      chemin,
      isLignes(contenu) ? contenu.map((un) => `${JSON.stringify(un)}\n`).join('') : contenu,
    )
  }
  return dossier
}

const isLignes = (contenu: string | Uint8Array | readonly object[]): contenu is readonly object[] =>
  Array.isArray(contenu)

export const effacerDossiers = () => {
  for (const dossier of faits.splice(0)) rmSync(dossier, { recursive: true, force: true })
}

export const manifesteDe = (dossier: string, isDelta = false) =>
  manifester(dossier, {
    source: 'essai',
    lot: '1',
    precedent: null,
    isDelta,
    maintenant: new Date(),
  })

/** What a verification says, and refuses. */
export async function verifierDossier(dossier: string) {
  const dits: string[] = []
  const lus = await verifier(dossier, {
    dire: (phrase) => dits.push(phrase),
    suivi: { write() {} },
  })
  const rejets = lus.flatMap(({ partie }) => rejetsDe(dossier, partie.entite))
  return { lus, dits, rejets }
}

export function rejetsDe(dossier: string, entite: string): Rejet[] {
  try {
    return readFileSync(join(dossier, 'rejets', `${entite}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((ligne) => JSON.parse(ligne) as Rejet)
  } catch {
    return []
  }
}

/** The first refusal of one file of one entity. */
export async function refusDe(
  entite: string,
  lignes: string | Uint8Array | readonly object[],
  isDelta = true,
) {
  const dossier = dossierAvec({ [`${entite}.jsonl`]: lignes })
  await manifesteDe(dossier, isDelta)
  const { rejets } = await verifierDossier(dossier)
  return rejets.map(({ ligne, id, champ, code, message }) => ({ ligne, id, champ, code, message }))
}

export const personne = { id: 'P1', nom: 'Colonna', prenom: 'Ève', dateNaissance: '1985-05-02' }
export const contrat = {
  numero: 'C1',
  nomOffre: 'Essentielle',
  typeContrat: 'sante',
  etat: 'valide',
  dateDebut: '2024-01-01',
  assures: [{ personne: 'P1', qualite: 'adherent', lien: 'Adhérente', rang: 1 }],
}
export const ligne = {
  rang: 1,
  dateSoins: '2026-09-10',
  codeActe: 'CS',
  depense: 5000,
  ro: 1900,
  rc: 1800,
  etat: 'attente',
  destinataire: 'assure',
}
export const decompte = {
  id: 'D1',
  contrat: 'C1',
  personne: 'P1',
  date: '2026-09-12',
  professionnel: 'Dr Lenoir',
  lignes: [ligne],
}
export const document = {
  id: 'DOC1',
  contrat: 'C1',
  nature: 'courrier',
  titre: 'Lettre',
  le: '2026-01-02',
  nomFichier: 'a.pdf',
  typeMime: 'application/pdf',
}
