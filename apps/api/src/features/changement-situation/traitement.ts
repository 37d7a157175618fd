import { situationContractuelleActe } from '@espace-adherent/contract'
import {
  type ChampChangement,
  type ChangementSituation,
  champsChangement,
  nomsApres,
} from '@espace-adherent/domain'
import type { Executor } from '../../platform/db/index.ts'
import {
  type AppelantPresume,
  type Couvert,
  direDe,
  findCouverts,
  plagesDe,
  portionTenue,
  traite,
} from '../actes/index.ts'
import { reediterCarte } from '../carte-tp/index.ts'
import { annoncesDe } from '../demandes/index.ts'
import { findLibelles, renameComptes, saveSituation } from './changement-situation.repository.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

/** Which of the fields are codes, and of which table. */
const tables: Partial<Record<ChampChangement, string>> = {
  codeSituationFamiliale: 'situation-familiale',
  codeCivilite: 'civilite',
  codeRegime: 'regime-obligatoire',
}

type Avant = {
  personne: Couvert | null
  libelleDe: (table: string, code: string) => string | null
}

const nomDe = (personne: Couvert | null) => (personne ? `${personne.prenom} ${personne.nom}` : '')
const champsDe = ({ nature }: ChangementSituation): readonly ChampChangement[] =>
  champsChangement[nature]

const dits = ['id', 'prenom', 'dateNaissance', ...Object.values(champsChangement).flat()] as const

/**
 * Those whom whoever asks may speak for, themselves first: of the others whom the contract covers, the
 * ones without an account, who cannot say it themselves.
 */
async function findDeclarables(tx: Executor, appelant: AppelantPresume<string>) {
  const couverts = await findCouverts(tx, portionTenue(appelant))
  const isMoi = ({ id }: Couvert) => id === appelant.personneId
  return [...couverts.filter(isMoi), ...couverts.filter((un) => !isMoi(un) && un.compteId === null)]
}

/** What has changed in somebody's life, as the contract has to know it. */
export const changementSituationTraite = traite({
  acte: situationContractuelleActe,
  async faits(tx, appelant) {
    const personnes = await findDeclarables(tx, appelant)
    return {
      personnes: personnes.map((personne) => direDe(personne, dits)),
      plages: await plagesDe(tx, appelant, situationContractuelleActe),
    }
  },
  async avant(tx, appelant, data): Promise<Avant> {
    const personnes = await findDeclarables(tx, appelant)
    const personne = personnes.find(({ id }) => id === data.personneId) ?? null
    const codes = champsDe(data).flatMap((champ) => {
      const table = tables[champ]
      if (!table) return []
      return [data.valeurs[champ], personne?.[champ]].flatMap((code) =>
        code ? { table, code } : [],
      )
    })
    const libelles = await findLibelles(tx, codes)
    return {
      personne,
      libelleDe: (table, code) =>
        libelles.find((ligne) => ligne.table === table && ligne.code === code)?.libelle ?? null,
    }
  },
  verifie: ({ personne, libelleDe }, data) => ({
    // Who has left the contract since, or has an account by now, speaks for themselves.
    personneId: personne ? null : textes.horsListe,
    ...Object.fromEntries(
      champsDe(data).map((champ) => {
        const table = tables[champ]
        return [
          champ,
          table && !libelleDe(table, data.valeurs[champ] ?? '') ? textes.horsListe : null,
        ]
      }),
    ),
  }),
  isDejaFait: ({ personne }, data) =>
    champsDe(data).every((champ) => personne?.[champ] === data.valeurs[champ]),
  async apply(tx, { contrat, now }, { personneId, valeurs }, { personne }) {
    if (!personne) return
    const { nom, codeCivilite = '' } = valeurs
    const noms = nom === undefined ? {} : nomsApres(personne, nom)
    await saveSituation(tx, personneId, { ...valeurs, ...noms })
    if (nom === undefined) return
    await renameComptes(tx, personneId, { nom, codeCivilite })
    // It bears the name.
    await reediterCarte(tx, contrat, now)
  },
  resume: ({ personne, libelleDe }, data) => [
    { libelle: textes.personne, avant: null, apres: nomDe(personne) },
    ...champsDe(data).map((champ) => {
      const table = tables[champ]
      const dit = (valeur: string | null | undefined) =>
        (table && valeur ? libelleDe(table, valeur) : valeur) || null
      return {
        libelle: textes.champs[champ],
        avant: dit(personne?.[champ]),
        apres: dit(data.valeurs[champ]),
      }
    }),
  ],
  annonces: ({ personne }, { nature, dateEffet: jour }) =>
    annoncesDe(mots.recu, mots.enregistre, {
      chose: textes.choses[nature],
      personne: nomDe(personne),
      jour,
    }),
})
