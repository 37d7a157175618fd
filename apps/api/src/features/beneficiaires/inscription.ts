import { randomUUID } from 'node:crypto'
import { inscriptionBeneficiaireActe } from '@espace-adherent/contract'
import {
  aPartirDu,
  formatDate,
  isContratActif,
  isEnfant,
  isMemeIdentite,
  ligneChangee,
  lignesDe,
  lignesNouvelles,
  maskNir,
  messagePartenaire,
  type NouveauBeneficiaire,
} from '@espace-adherent/domain'
import { addPersonne, coverPersonne } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import {
  type Couvert,
  dire,
  direDe,
  findCouverts,
  findPrevus,
  nouvelleCarte,
  traiteCouverture,
} from '../actes/index.ts'
import { contratDit } from '../nouvelles/index.ts'
import { findAnciens } from './beneficiaires.repository.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

type Connu = Pick<Couvert, 'prenom' | 'nom' | 'dateNaissance' | 'nirEmpreinte'>

/** The same number, or the same name born the same day. */
const isMeme = (a: Connu, b: Connu) =>
  (a.nirEmpreinte !== null && a.nirEmpreinte === b.nirEmpreinte) || isMemeIdentite(a, b)

/** Somebody more on the contract. */
export const createInscription = ({ sealer }: { sealer: Sealer }) =>
  traiteCouverture({
    sealer,
    acte: inscriptionBeneficiaireActe,
    isCarte: true,
    async faits(tx, appelant) {
      const { contrat } = appelant
      const assures = await findCouverts(tx, contrat)
      const prevus = await findPrevus<NouveauBeneficiaire>(sealer, tx, appelant, [
        inscriptionBeneficiaireActe.key,
      ])
      return {
        isSante: contrat.typeContrat === 'sante',
        assures: assures.map((un) => ({
          ...direDe(un, ['id', 'prenom', 'lien']),
          hasNir: un.nirEmpreinte !== null,
        })),
        organisme: assures[0]?.organisme ?? null,
        prevus: prevus.map(({ nom, prenom, dateNaissance }) => ({ nom, prenom, dateNaissance })),
      }
    },
    async avant(tx, { contrat }, data) {
      const nouveau = { ...data, nirEmpreinte: data.nir && sealer.fingerprint(data.nir) }
      const assures = await findCouverts(tx, contrat)
      const anciens = await findAnciens(tx, contrat)
      return {
        assures,
        isDeja: assures.some((assure) => isMeme(assure, nouveau)),
        revient: anciens.find((ancien) => isMeme(ancien, nouveau))?.id ?? null,
      }
    },
    verifie: ({ assures, isDeja }, { lien }, { contrat }) => ({
      numeroContrat: isContratActif(contrat.etat) ? null : textes.contratInactif,
      nom: isDeja ? textes.dejaCouverte : null,
      lien: messagePartenaire(lien, assures),
    }),
    async apply(e, { contrat }, data, { assures, revient }) {
      const { nir, teletransmission, lien, dateEffet: _, ...personne } = data
      const { clientCode } = contrat
      const id = revient ?? randomUUID()
      const adherent = assures.find(({ qualite }) => qualite === 'adherent')
      const jumeaux = assures.filter(
        (assure) => isEnfant(assure) && assure.dateNaissance === data.dateNaissance,
      )
      // At the adherent's address, after everybody else; of twins, after the first.
      await addPersonne(e, {
        id,
        clientCode,
        ...personne,
        codePostal: adherent?.codePostal ?? null,
        adresse: adherent?.adresse ?? null,
        rangGemellaire: isEnfant(data) ? jumeaux.length + 1 : 1,
        isTeletransmission: teletransmission,
        nir: nir && sealer.seal(nir, sealed.personneNir(id)),
        nirEmpreinte: nir && sealer.fingerprint(nir),
      })
      const rang = Math.max(0, ...assures.map((assure) => assure.rang)) + 1
      const qui = { personneId: id, qualite: 'beneficiaire', lien, rang } as const
      await coverPersonne(e, contrat, qui)
    },
    resume: ({ assures }, data) =>
      lignesDe(
        ...lignesNouvelles(textes, {
          personne: textes.nee(data.prenom, data.nom, data.sexe, formatDate(data.dateNaissance)),
          lien: data.lien,
          nir: nirDit(data, assures),
          organisme: data.organisme,
          teletransmission: data.teletransmission ? textes.directs : textes.nonTransmis,
          couvertDes: aPartirDu(data.dateEffet),
        }),
        ligneChangee(
          textes.carte,
          textes.personnes(assures.length),
          textes.personnes(assures.length + 1),
        ),
      ),
    suite(fait, _, { prenom, dateEffet: effet }, { contrat }) {
      const dit = { prenom, ...contratDit(contrat), effet }
      return dire(fait, mots.ajout, dit, nouvelleCarte(contrat, effet))
    },
  })

const nirDit = (
  { nir, rattacheA }: NouveauBeneficiaire,
  assures: readonly Pick<Couvert, 'id' | 'prenom'>[],
) =>
  nir !== null
    ? maskNir(nir)
    : textes.rattache(assures.find(({ id }) => id === rattacheA)?.prenom ?? '')
