import { situationContractuelleActe } from '@espace-adherent/contract'
import {
  type ChampChangement,
  type ChangementSituation,
  champsChangement,
  nomsApres,
} from '@espace-adherent/domain'
import { plagesDe, portionTenue, traite } from '../actes/index.ts'
import { reediterCarte } from '../carte-tp/index.ts'
import { annoncesDe } from '../demandes/index.ts'
import {
  type Declarable,
  findDeclarables,
  findLibelles,
  renameComptes,
  saveSituation,
} from './changement-situation.repository.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

/** Which of the fields are codes, and of which table. */
const tables: Partial<Record<ChampChangement, string>> = {
  codeSituationFamiliale: 'situation-familiale',
  codeCivilite: 'civilite',
  codeRegime: 'regime-obligatoire',
}

type Avant = {
  personne: Declarable | null
  libelleDe: (table: string, code: string) => string | null
}

const nomDe = (personne: Declarable | null) =>
  personne ? `${personne.prenom} ${personne.nom}` : ''
const champsDe = ({ nature }: ChangementSituation): readonly ChampChangement[] =>
  champsChangement[nature]

/** What has changed in somebody's life, as the contract has to know it. */
export const changementSituationTraite = traite({
  acte: situationContractuelleActe,
  async faits(tx, appelant) {
    const personnes = await findDeclarables(tx, portionTenue(appelant), appelant.personneId)
    return {
      personnes: personnes.map(({ nomPatronymique: _, ...personne }) => personne),
      plages: await plagesDe(tx, appelant, situationContractuelleActe),
    }
  },
  async avant(tx, appelant, data): Promise<Avant> {
    const personnes = await findDeclarables(tx, portionTenue(appelant), appelant.personneId)
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
