import { adresseActe } from '@espace-adherent/contract'
import {
  type Adresse,
  dateAParis,
  formatAdresse,
  isMemeAdresse,
  ligneChangee,
  ligneNouvelle,
  lignesDe,
  maskTelephone,
} from '@espace-adherent/domain'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { sealed } from '../../schema/sealed.ts'
import { type Appelant, type Couvert, findCouverts, plagesDe, traite } from '../actes/index.ts'
import { annoncesDe } from '../demandes/index.ts'
import { type Messages, notice } from '../messages/index.ts'
import { insertNotification } from '../notifications/index.ts'
import { findCodes, saveAdresse, saveTelephone } from './adresse.repository.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

type Deps = { sealer: Sealer; messages: Messages }

const nomDe = ({ prenom, nom }: Pick<Couvert, 'prenom' | 'nom'>) => `${prenom} ${nom}`
const enLigne = (adresse: Adresse) => formatAdresse(adresse).join(', ')

/** Where a member lives, and those of the contract who share their home. */
export const createAdresse = ({ sealer, messages }: Deps) => {
  /** The others are the adherent's to move: a beneficiary speaks for themselves alone. */
  async function lireFoyer(tx: Executor, { contrat, personneId }: Appelant<string>) {
    const couverts = await findCouverts(tx, contrat)
    const moi = couverts.find(({ id }) => id === personneId) ?? null
    const foyer = couverts.filter(
      ({ id, adresse }) =>
        contrat.qualite === 'adherent' &&
        id !== personneId &&
        isMemeAdresse(adresse, moi?.adresse ?? null),
    )
    return { moi, foyer }
  }
  const telephoneDe = (moi: Couvert | null) =>
    moi?.telephone ? sealer.unseal(moi.telephone, sealed.personneTelephone(moi.id)) : null

  return traite({
    acte: adresseActe,
    async faits(tx, appelant) {
      const { moi, foyer } = await lireFoyer(tx, appelant)
      const telephone = telephoneDe(moi)
      return {
        adresse: moi?.adresse ?? null,
        telephone: telephone && maskTelephone(telephone),
        foyer: foyer.map((membre) => ({
          id: membre.id,
          nom: nomDe(membre),
          hasCompte: membre.compteId !== null,
        })),
        plages: await plagesDe(tx, appelant, adresseActe),
      }
    },
    async avant(tx, appelant, { adresse, personnes }) {
      const { moi, foyer } = await lireFoyer(tx, appelant)
      const codes = await findCodes(tx, adresse)
      return {
        moi,
        // Who has left the contract or the home since is not moved any more.
        suivent: foyer.filter(({ id }) => personnes.includes(id)),
        telephone: telephoneDe(moi),
        libelles: new Map(codes.map(({ table, libelle }) => [table, libelle])),
        jour: dateAParis(appelant.now),
      }
    },
    verifie: ({ moi, libelles }, { adresse }) => ({
      codePays: libelles.has('pays') ? null : textes.paysInconnu,
      libelleCourtNatureVoie:
        isCode(adresse, moi, 'libelleCourtNatureVoie') || libelles.has('nature-voie')
          ? null
          : textes.natureInconnue,
      libelleCourtBtq:
        isCode(adresse, moi, 'libelleCourtBtq') || libelles.has('complement-numero')
          ? null
          : textes.btqInconnu,
    }),
    isDejaFait: ({ moi, suivent, telephone }, { adresse, telephone: nouveau }) =>
      [moi, ...suivent].every((un) => isMemeAdresse(un?.adresse ?? null, adresse)) &&
      (nouveau === null || nouveau === telephone),
    async apply(tx, appelant, { adresse: saisie, telephone, dateEffet }, avant) {
      const { moi, suivent, libelles } = avant
      if (!moi) return
      const { client, prenom, nom, now } = appelant
      // The label is the table's, whatever the browser said.
      const adresse = { ...saisie, libellePays: libelles.get('pays') ?? saisie.libellePays }
      await saveAdresse(
        tx,
        [moi, ...suivent].map(({ id }) => id),
        adresse,
      )
      if (telephone !== null)
        await saveTelephone(tx, moi.id, sealer.seal(telephone, sealed.personneTelephone(moi.id)))
      for (const { compteId, email, prenom: sien } of suivent) {
        if (compteId === null || email === null) continue
        const qui = `${prenom} ${nom}`
        const dit = { qui, adresse: enLigne(adresse), jour: dateEffet ?? avant.jour }
        const lien = `${client.adressePublique}/#/profil`
        const mail = notice(client, mots.parAutrui, { email, prenom: sien }, { ...dit, lien })
        await messages.enqueue(tx, mail)
        await insertNotification(tx, {
          compteId,
          titre: mail.subject ?? '',
          texte: dit.adresse,
          lien: '/profil',
          creeLe: now,
        })
      }
    },
    resume: ({ moi, suivent, telephone }, data) =>
      lignesDe(
        ligneChangee(textes.adresse, moi?.adresse && enLigne(moi.adresse), enLigne(data.adresse)),
        data.telephone !== null &&
          ligneChangee(
            textes.telephone,
            telephone && maskTelephone(telephone),
            maskTelephone(data.telephone),
          ),
        suivent.length > 0 && ligneNouvelle(textes.foyer, suivent.map(nomDe).join(', ')),
      ),
    annonces: ({ jour }, { adresse, dateEffet }) =>
      annoncesDe(mots.recue, mots.modifiee, { adresse: enLigne(adresse), jour: dateEffet ?? jour }),
  })
}

/** None, or the one that already stood there: what the insurer wrote is not the member's fault. */
const isCode = (
  adresse: Adresse,
  moi: Couvert | null,
  champ: 'libelleCourtNatureVoie' | 'libelleCourtBtq',
) => adresse[champ] === '' || adresse[champ] === moi?.adresse?.[champ]
