import { addDays, addMonths } from '../calendrier/calcul.ts'
import type { DateCalendaire } from '../calendrier/date.ts'
import type { AssureTarife, OptionTarifee, Tarif, Tarification } from './tarif.ts'

/** A price changes with a month: what begins in its course counts from the next. */
export const moisDeRevision = (effet: DateCalendaire): DateCalendaire =>
  effet.endsWith('-01') ? effet : addMonths(`${effet.slice(0, 7)}-01`, 1)

/** A contract as far as its price goes, with what planned changes name in it. */
export type ContratTarife = Omit<Tarification, 'assures' | 'options'> & {
  nomOffre: string
  /** Null: somebody who is to enter. */
  assures: readonly (AssureTarife & { id: string | null; prenom: string })[]
  options: readonly (OptionTarifee & { code: string })[]
}

export type OffreTarifee = {
  nom: string
  tarifs: readonly Tarif[]
  renforts: readonly { code: string; libelle: string }[]
}

/** What a planned change does to a price. */
export type ChangementPrix =
  | { genre: 'ajout'; code: string; montantMensuel: number }
  | { genre: 'retrait'; codes: readonly string[] }
  | { genre: 'entree'; prenom: string; dateNaissance: DateCalendaire; lien: string }
  | { genre: 'depart'; personneId: string }
  | { genre: 'niveau'; nomOffre: string }
  | { genre: 'fin' }

export const genresChangement = [
  'ajout',
  'retrait',
  'entree',
  'depart',
  'niveau',
  'fin',
] as const satisfies ChangementPrix['genre'][]

type Applique = {
  /** Null: on its day it could not be done any more, and would change nothing. */
  apres: ContratTarife | null
  /** What or whom it is about, as people call them. */
  noms: readonly string[]
}

/** The contract once a change is done, from what it will be on that day. */
export function applyChangement(
  contrat: ContratTarife,
  changement: ChangementPrix,
  effetLe: DateCalendaire,
  offres: readonly OffreTarifee[],
): Applique {
  const { options, assures } = contrat
  const nomsRenforts = (codes: readonly string[]) =>
    codes.map((code) => {
      const tenu = options.find((option) => option.code === code)
      const connu = offres.flatMap(({ renforts }) => renforts).find((r) => r.code === code)
      return tenu?.libelle ?? connu?.libelle ?? code
    })
  switch (changement.genre) {
    case 'ajout': {
      const { code, montantMensuel } = changement
      const renfort = offres
        .find(({ nom }) => nom === contrat.nomOffre)
        ?.renforts.find((un) => un.code === code)
      const isTenu = options.some(
        (option) => option.code === code && (option.dateFin === null || option.dateFin >= effetLe),
      )
      if (!renfort || isTenu) return { apres: null, noms: nomsRenforts([code]) }
      const { libelle } = renfort
      const nouvelle = { code, libelle, montantMensuel, dateDebut: effetLe, dateFin: null }
      return { apres: { ...contrat, options: [...options, nouvelle] }, noms: [libelle] }
    }
    case 'retrait': {
      const { codes } = changement
      const dateFin = addDays(effetLe, -1)
      const isRetiree = ({ code, dateFin: fin }: (typeof options)[number]) =>
        fin === null && codes.includes(code)
      const isTenue = options.filter(isRetiree).length === codes.length
      const restantes = options.map((une) => (isRetiree(une) ? { ...une, dateFin } : une))
      return {
        apres: isTenue ? { ...contrat, options: restantes } : null,
        noms: nomsRenforts(codes),
      }
    }
    case 'entree': {
      const { genre: _, ...personne } = changement
      return {
        apres: { ...contrat, assures: [...assures, { ...personne, id: null }] },
        noms: [personne.prenom],
      }
    }
    case 'depart': {
      const partant = assures.find(({ id }) => id === changement.personneId)
      const restent = assures.filter((un) => un !== partant)
      return {
        apres: partant ? { ...contrat, assures: restent } : null,
        noms: partant ? [partant.prenom] : [],
      }
    }
    case 'niveau': {
      const { nomOffre } = changement
      const offre = offres.find(({ nom }) => nom === nomOffre)
      if (!offre || nomOffre === contrat.nomOffre) return { apres: null, noms: [nomOffre] }
      return { apres: sousOffre(contrat, offre), noms: [nomOffre] }
    }
    case 'fin':
      return { apres: contrat, noms: [] }
  }
}

/** What a contract would be made of under another offer: the options that it knows stay. */
export const sousOffre = (contrat: ContratTarife, offre: OffreTarifee): ContratTarife => ({
  ...contrat,
  nomOffre: offre.nom,
  tarifs: offre.tarifs,
  options: contrat.options.filter(({ code }) =>
    offre.renforts.some((renfort) => renfort.code === code),
  ),
})
