import type { Remboursement } from '@espace-adherent/contract'
import { defineEdition, formatDate, formatMontant } from '@espace-adherent/domain'
import { textesDe } from '../../portail/index.ts'
import { lireBlocConfidentiels } from './confidentiels.ts'
import { lireReleve } from './lire-releve.ts'
import { type Demande, entete, type Modele } from './modele.ts'
import { lireVerses } from './verses.ts'

const somme = (lignes: readonly Remboursement[], de: (ligne: Remboursement) => number) =>
  formatMontant(lignes.reduce((total, ligne) => total + de(ligne), 0))

const periode = { du: 'jour', au: 'jour', le: 'jour' } as const

const periodeDe = ({ periode: { debut, fin }, date }: Demande) => ({ du: debut, au: fin, le: date })

export const relevePrestationsMots = defineEdition({
  key: 'edition.relevePrestations',
  libelle: 'Relevé de prestations',
  variables: periode,
  textes: {
    titre: 'Relevé de prestations',
    sousTitre: 'Soins réglés du ((du)) au ((au)), édité le ((le))',
    soinsDu: 'Soins du',
    pour: 'Pour',
    acte: 'Acte',
    depense: 'Dépense',
    assuranceMaladie: 'Assurance maladie',
    mutuelle: 'Mutuelle',
    reste: 'Reste',
    total: 'Total',
    aucun: 'Aucun soin n’a été réglé sur cette période.',
  },
})

export const releveRemboursementsMots = defineEdition({
  key: 'edition.releveRemboursements',
  libelle: 'Relevé de remboursements',
  variables: periode,
  textes: {
    titre: 'Relevé de remboursements',
    sousTitre: 'Versements du ((du)) au ((au)), édité le ((le))',
    verseLe: 'Versé le',
    soinsDu: 'Soins du',
    pour: 'Pour',
    acte: 'Acte',
    verseA: 'Versé à',
    verse: 'Versé',
    total: 'Total',
    aucun: 'Aucun versement sur cette période.',
  },
})

const acte = ({ libelle, quantite }: Remboursement) =>
  quantite > 1 ? `${libelle} ×\u00a0${quantite}` : libelle

/** Care by care: what it cost, who paid what, what is left. */
export const relevePrestations: Modele = {
  async compose(demande) {
    const lignes = await lireReleve(demande)
    const { blocs } = await lireBlocConfidentiels(demande)
    const t = textesDe(demande.context.client, relevePrestationsMots, periodeDe(demande))
    return {
      ...entete(demande),
      titre: t.titre,
      sousTitre: t.sousTitre,
      blocs: [
        ...lireVerses(demande, lignes).blocs,
        {
          kind: 'table',
          columns: [
            { libelle: t.soinsDu },
            { libelle: t.pour },
            { libelle: t.acte },
            { libelle: t.depense, isRight: true },
            { libelle: t.assuranceMaladie, isRight: true },
            { libelle: t.mutuelle, isRight: true },
            { libelle: t.reste, isRight: true },
          ],
          rows: lignes.map((ligne) => [
            formatDate(ligne.dateSoins),
            ligne.prenom,
            acte(ligne),
            formatMontant(ligne.depense),
            formatMontant(ligne.ro),
            formatMontant(ligne.rc),
            formatMontant(ligne.reste),
          ]),
          total: [
            t.total,
            '',
            '',
            somme(lignes, ({ depense }) => depense),
            somme(lignes, ({ ro }) => ro),
            somme(lignes, ({ rc }) => rc),
            somme(lignes, ({ reste }) => reste),
          ],
          empty: t.aucun,
        },
        ...blocs,
      ],
    }
  },
}

/** What the insurer paid on an account, whose and when; professionals are another matter. */
export const releveRemboursements: Modele = {
  async compose(demande) {
    const lignes = (await lireReleve(demande))
      .filter(({ destinataire, rc }) => destinataire === 'assure' && rc > 0)
      .sort((a, b) => (b.dateReglement ?? '').localeCompare(a.dateReglement ?? ''))
    const verses = lireVerses(demande, lignes)
    const { blocs } = await lireBlocConfidentiels(demande)
    const t = textesDe(demande.context.client, releveRemboursementsMots, periodeDe(demande))
    return {
      ...entete(demande),
      titre: t.titre,
      sousTitre: t.sousTitre,
      blocs: [
        ...verses.blocs,
        {
          kind: 'table',
          columns: [
            { libelle: t.verseLe },
            { libelle: t.soinsDu },
            { libelle: t.pour },
            { libelle: t.acte },
            { libelle: t.verseA },
            { libelle: t.verse, isRight: true },
          ],
          rows: lignes.map((ligne) => [
            formatDate(ligne.dateReglement ?? ''),
            formatDate(ligne.dateSoins),
            ligne.prenom,
            acte(ligne),
            verses.nommer(ligne),
            formatMontant(ligne.rc),
          ]),
          total: [t.total, '', '', '', '', somme(lignes, ({ rc }) => rc)],
          empty: t.aucun,
        },
        ...blocs,
      ],
    }
  },
}
