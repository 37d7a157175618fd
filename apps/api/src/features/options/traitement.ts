import {
  type ActeGestion,
  type ActeRetrait,
  optionAffiliationActe,
  optionRadiationActe,
  radiationRenfortActe,
} from '@espace-adherent/contract'
import {
  addDays,
  aPartirDu,
  dateAParis,
  formatMontant,
  jusquAuInclus,
  ligneChangee,
  ligneNouvelle,
  lignesDe,
} from '@espace-adherent/domain'
import { addOption, endOptions } from '../../noyau/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type AppelantPresume, dire, findPrevus, traiteCouverture } from '../actes/index.ts'
import { contratDit } from '../nouvelles/index.ts'
import { findRatiosDuJour } from '../ratios/index.ts'
import { createConseilRenfort } from './conseil.ts'
import * as mots from './mots.ts'
import { findRenfortsDetenus, findRenfortsProposes } from './options.repository.ts'
import { textes } from './textes.ts'

type Demandeur = Pick<AppelantPresume<string>, 'contrat' | 'now'>

const questionDe = ({ contrat, now }: Demandeur) => ({ ...contrat, jour: dateAParis(now) })

type Deps = { sealer: Sealer }

/** One reinforcement more, at the price that was shown when it was chosen. */
export const createAjout = ({ sealer }: Deps) =>
  traiteCouverture({
    sealer,
    acte: optionAffiliationActe,
    conseil: createConseilRenfort(sealer),
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
      return { renfort: proposes.find((renfort) => renfort.code === code) }
    },
    verifie: ({ renfort }) => ({ code: renfort ? null : textes.plusPropose }),
    apply(e, { contrat }, { code, montantMensuel, dateEffet }) {
      const { clientCode, numeroContrat } = contrat
      const option = { codeRenfort: code, dateDebut: dateEffet, montantMensuel }
      return addOption(e, { clientCode, numeroContrat, ...option })
    },
    resume: ({ renfort }, { montantMensuel, dateEffet }) =>
      lignesDe(
        ligneNouvelle(textes.renfort, renfort?.libelle ?? ''),
        ligneNouvelle(textes.prix, textes.parMois(formatMontant(montantMensuel))),
        ligneNouvelle(textes.debut, aPartirDu(dateEffet)),
      ),
    suite(fait, { renfort }, { dateEffet: effet, montantMensuel: prix }, { contrat }) {
      const dit = { renforts: renfort?.libelle ?? '', ...contratDit(contrat), effet, prix }
      return dire(fait, mots.ajout, dit, { vers: '/garanties' })
    },
  })

/** What the contract holds without an end: what already has one is given up already. */
const findTenus = async (tx: Executor, appelant: Demandeur) =>
  (await findRenfortsDetenus(tx, questionDe(appelant))).filter(({ dateFin }) => dateFin === null)

const retraits = [optionRadiationActe.key, radiationRenfortActe.key]

const traiteRetrait = <K extends ActeGestion>({ sealer }: Deps, acte: ActeRetrait<K>) =>
  traiteCouverture({
    sealer,
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
      return { retires: tenus.filter(({ code }) => codes.includes(code)) }
    },
    verifie: ({ retires }, { codes }) => ({
      codes: retires.length === codes.length ? null : textes.plusTenu,
    }),
    apply: (e, { contrat }, { codes, dateEffet }) =>
      endOptions(e, contrat, codes, addDays(dateEffet, -1)),
    resume: ({ retires }, { dateEffet }) =>
      retires.map(({ libelle, montantMensuel }) =>
        ligneChangee(
          libelle,
          textes.parMois(formatMontant(montantMensuel)),
          jusquAuInclus(addDays(dateEffet, -1)),
        ),
      ),
    suite(fait, { retires }, { dateEffet: effet }, { contrat }) {
      const renforts = retires.map(({ libelle }) => libelle).join(', ')
      const dit = { renforts, ...contratDit(contrat), effet }
      return dire(fait, mots.retrait, dit, { vers: '/garanties' })
    },
  })

export const createRetrait = (deps: Deps) => traiteRetrait(deps, optionRadiationActe)
export const createRetraits = (deps: Deps) => traiteRetrait(deps, radiationRenfortActe)
