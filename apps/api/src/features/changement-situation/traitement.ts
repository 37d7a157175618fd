import { libellesChangement, situationContractuelleActe } from '@espace-adherent/contract'
import {
  type ChampChangement,
  type ChangementSituation,
  champsChangement,
  ligneChangee,
  nomsApres,
} from '@espace-adherent/domain'
import { changePersonne, renameCompte } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import {
  type AppelantPresume,
  type Couvert,
  dire,
  direDe,
  findCouverts,
  portionTenue,
  traite,
} from '../actes/index.ts'
import { reediterCarte } from '../carte-tp/index.ts'
import { readCodes } from '../referentiel/index.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

/** Which of the fields are codes, and of which table. */
const tables: Partial<Record<ChampChangement, string>> = {
  codeSituationFamiliale: 'situation-familiale',
  codeCivilite: 'civilite',
  codeRegime: 'regime-obligatoire',
}

const nomDe = (personne: Couvert | null) => (personne ? `${personne.prenom} ${personne.nom}` : '')
const champsDe = ({ nature }: Pick<ChangementSituation, 'nature'>): readonly ChampChangement[] =>
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
  faits: async (tx, appelant) => ({
    personnes: (await findDeclarables(tx, appelant)).map((personne) => direDe(personne, dits)),
  }),
  async avant(tx, appelant, data) {
    const personnes = await findDeclarables(tx, appelant)
    const personne = personnes.find(({ id }) => id === data.personneId) ?? null
    const codes = await readCodes(tx, appelant.client.code, tables, personne, data.valeurs)
    return { personne, ...codes }
  },
  verifie: ({ personne, inconnus }) => ({
    // Who has left the contract since, or has an account by now, speaks for themselves.
    personneId: personne ? null : textes.horsListe,
    ...Object.fromEntries(inconnus.map((champ) => [champ, textes.horsListe])),
  }),
  isDejaFait: ({ personne }, data) =>
    champsDe(data).every((champ) => personne?.[champ] === data.valeurs[champ]),
  async apply(e, { contrat, now }, { personneId, valeurs }, { personne }) {
    if (!personne) return
    const { nom, codeCivilite = '' } = valeurs
    const noms = nom === undefined ? {} : nomsApres(personne, nom)
    await changePersonne(e, personneId, { ...valeurs, ...noms })
    if (nom === undefined) return
    await renameCompte(e, personneId, { nom, codeCivilite })
    // It bears the name.
    await reediterCarte(e, contrat, now)
  },
  resume: ({ personne, dire }, { valeurs, ...data }) => [
    ligneChangee(textes.personne, null, nomDe(personne)),
    ...champsDe(data).map((champ) =>
      ligneChangee(
        libellesChangement[champ],
        dire(champ, personne?.[champ]),
        dire(champ, valeurs[champ]),
      ),
    ),
  ],
  suite(fait, { personne }, { nature, dateEffet: jour }) {
    const dit = { chose: textes.choses[nature], personne: nomDe(personne), jour }
    return dire(fait, mots, dit, { vers: '/profil' })
  },
})
