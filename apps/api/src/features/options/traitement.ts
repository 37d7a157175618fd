import {
  type ActeRetrait,
  optionAffiliationActe,
  optionRadiationActe,
  radiationRenfortActe,
} from '@espace-adherent/contract'
import {
  type ActeGestion,
  addDays,
  aPartirDu,
  dateAParis,
  formatMontant,
  jusquAuInclus,
  ligneChangee,
  ligneNouvelle,
  lignesDe,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type AppelantPresume, findPrevus, traite } from '../actes/index.ts'
import { findTarification, ligneCotisation, reviserCotisations } from '../cotisations/index.ts'
import { annoncesDe, contratDit } from '../demandes/index.ts'
import { findRatiosDuJour } from '../ratios/index.ts'
import { conseilRenfort } from './conseil.ts'
import * as mots from './mots.ts'
import {
  endOptions,
  findRenfortsDetenus,
  findRenfortsProposes,
  insertOption,
} from './options.repository.ts'
import { textes } from './textes.ts'

type Demandeur = Pick<AppelantPresume<string>, 'contrat' | 'now'>

const questionDe = ({ contrat, now }: Demandeur) => ({ ...contrat, jour: dateAParis(now) })

type Deps = { sealer: Sealer }

/** One reinforcement more, at the price that was shown when it was chosen. */
export const createAjout = ({ sealer }: Deps) =>
  traite({
    acte: optionAffiliationActe,
    conseil: conseilRenfort,
    async faits(tx, appelant) {
      const actes = [optionAffiliationActe.key]
      const prevus = await findPrevus<{ code: string }>(sealer, tx, appelant, actes)
      const proposes = await findRenfortsProposes(tx, questionDe(appelant))
      return {
        // Whoever has asked for one already does not choose it again.
        renforts: proposes.filter(({ code }) => !prevus.some((prevu) => prevu.code === code)),
        ratios: await findRatiosDuJour(tx, appelant),
      }
    },
    async avant(tx, appelant, { code }) {
      const proposes = await findRenfortsProposes(tx, questionDe(appelant))
      return {
        renfort: proposes.find((renfort) => renfort.code === code),
        tarification: await findTarification(tx, appelant.contrat),
      }
    },
    verifie: ({ renfort }) => ({ code: renfort ? null : textes.plusPropose }),
    async apply(tx, { contrat, now }, { code, montantMensuel, dateEffet }) {
      const { clientCode, numeroContrat } = contrat
      await insertOption(tx, {
        clientCode,
        numeroContrat,
        codeRenfort: code,
        dateDebut: dateEffet,
        montantMensuel,
      })
      await reviserCotisations(tx, contrat, { effet: dateEffet, prevenuLe: now })
    },
    resume: ({ renfort, tarification }, { montantMensuel, dateEffet }) => {
      const option = {
        libelle: renfort?.libelle ?? '',
        dateDebut: dateEffet,
        dateFin: null,
        montantMensuel,
      }
      return lignesDe(
        ligneNouvelle(textes.renfort, option.libelle),
        ligneNouvelle(textes.prix, textes.parMois(formatMontant(montantMensuel))),
        ligneNouvelle(textes.debut, aPartirDu(dateEffet)),
        ...ligneCotisation(
          tarification,
          ({ options }) => ({ options: [...options, option] }),
          dateEffet,
        ),
      )
    },
    annonces: ({ renfort }, { dateEffet: effet }, { contrat }) =>
      annoncesDe(mots.ajoutRecu, mots.ajoutFait, {
        renforts: renfort?.libelle ?? '',
        ...contratDit(contrat),
        effet,
      }),
  })

/** What the contract holds without an end: what already has one is given up already. */
const findTenus = async (tx: Executor, appelant: Demandeur) =>
  (await findRenfortsDetenus(tx, questionDe(appelant))).filter(({ dateFin }) => dateFin === null)

const retraits = [optionRadiationActe.key, radiationRenfortActe.key]

const traiteRetrait = <K extends ActeGestion>({ sealer }: Deps, acte: ActeRetrait<K>) =>
  traite({
    acte,
    async faits(tx, appelant) {
      const prevus = await findPrevus<{ codes: string[] }>(sealer, tx, appelant, retraits)
      const tenus = await findTenus(tx, appelant)
      return {
        renforts: tenus.filter(({ code }) => !prevus.some(({ codes }) => codes.includes(code))),
      }
    },
    async avant(tx, appelant, { codes }) {
      const tenus = await findTenus(tx, appelant)
      return {
        retires: tenus.filter(({ code }) => codes.includes(code)),
        tarification: await findTarification(tx, appelant.contrat),
      }
    },
    verifie: ({ retires }, { codes }) => ({
      codes: retires.length === codes.length ? null : textes.plusTenu,
    }),
    async apply(tx, { contrat, now }, { codes, dateEffet }) {
      await endOptions(tx, contrat, codes, addDays(dateEffet, -1))
      await reviserCotisations(tx, contrat, { effet: dateEffet, prevenuLe: now })
    },
    resume({ retires, tarification }, { dateEffet }) {
      const dateFin = addDays(dateEffet, -1)
      const libelles = retires.map(({ libelle }) => libelle)
      const finir = <O extends { libelle: string; dateFin: string | null }>(option: O) =>
        libelles.includes(option.libelle) && option.dateFin === null
          ? { ...option, dateFin }
          : option
      return [
        ...retires.map(({ libelle, montantMensuel }) =>
          ligneChangee(
            libelle,
            textes.parMois(formatMontant(montantMensuel)),
            jusquAuInclus(dateFin),
          ),
        ),
        ...ligneCotisation(
          tarification,
          ({ options }) => ({ options: options.map(finir) }),
          dateEffet,
        ),
      ]
    },
    annonces({ retires }, { dateEffet: effet }, { contrat }) {
      const renforts = retires.map(({ libelle }) => libelle).join(', ')
      const valeurs = { renforts, ...contratDit(contrat), effet }
      return annoncesDe(mots.retraitRecu, mots.retraitFait, valeurs)
    },
  })

export const createRetrait = (deps: Deps) => traiteRetrait(deps, optionRadiationActe)
export const createRetraits = (deps: Deps) => traiteRetrait(deps, radiationRenfortActe)
