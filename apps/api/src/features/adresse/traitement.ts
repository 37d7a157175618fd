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
import { movePersonnes, saveTelephone } from '../../noyau/index.ts'
import { empreinteTelephone } from '../../noyau/scelles.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { type Appelant, type Couvert, dire, findCouverts, traite } from '../actes/index.ts'
import type { Messages } from '../messages/index.ts'
import { annonce, announceVers } from '../nouvelles/index.ts'
import { readCodes } from '../referentiel/index.ts'
import * as mots from './mots.ts'
import { textes } from './textes.ts'

type Deps = { sealer: Sealer; messages: Messages }

const nomDe = ({ prenom, nom }: Pick<Couvert, 'prenom' | 'nom'>) => `${prenom} ${nom}`
/** Which of its parts are codes, and of which table. */
const tables = {
  codePays: 'pays',
  libelleCourtNatureVoie: 'nature-voie',
  libelleCourtBtq: 'complement-numero',
} as const

const enLigne = (adresse: Adresse) => formatAdresse(adresse).join(', ')

/** Where a member lives, and those of the contract who share their home. */
export const createAdresse = ({ sealer, messages }: Deps) => {
  /** The others are the adherent's to move: a beneficiary speaks for themselves alone. */
  async function lireFoyer(tx: Executor, { contrat, personneId }: Appelant<string>) {
    const couverts = await findCouverts(tx, contrat)
    const moi = couverts.find(({ id }) => id === personneId) ?? null
    const siens = contrat.qualite === 'adherent' ? couverts.filter((un) => un !== moi) : []
    return { moi, foyer: siens.filter((un) => isMemeAdresse(un.adresse, moi?.adresse ?? null)) }
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
      }
    },
    async avant(tx, appelant, { adresse, personnes }) {
      const { moi, foyer } = await lireFoyer(tx, appelant)
      return {
        moi,
        ...(await readCodes(tx, appelant.client.code, tables, moi?.adresse, adresse)),
        suivent: foyer.filter(({ id }) => personnes.includes(id)),
        telephone: telephoneDe(moi),
        jour: dateAParis(appelant.now),
      }
    },
    verifie: ({ inconnus }) =>
      Object.fromEntries(inconnus.map((champ) => [champ, textes.inconnus[champ]])),
    isDejaFait: ({ moi, suivent, telephone }, { adresse, telephone: nouveau }) =>
      [moi, ...suivent].every((un) => isMemeAdresse(un?.adresse ?? null, adresse)) &&
      (nouveau === null || nouveau === telephone),
    async apply(e, appelant, { adresse: saisie, telephone, dateEffet }, avant) {
      const { moi, suivent } = avant
      if (!moi) return
      const { client, now, prenom, nom } = appelant
      const libellePays = avant.dire('codePays', saisie.codePays) ?? ''
      const adresse = { ...saisie, libellePays }
      const ids = [moi, ...suivent].map(({ id }) => id)
      await movePersonnes(e, ids, adresse)
      if (telephone !== null)
        await saveTelephone(e, moi.id, {
          telephone: sealer.seal(telephone, sealed.personneTelephone(moi.id)),
          telephoneEmpreinte: empreinteTelephone(sealer, telephone),
        })
      const dit = { qui: `${prenom} ${nom}`, adresse: enLigne(adresse) }
      const dite = annonce(mots.parAutrui, { ...dit, jour: dateEffet ?? avant.jour })
      for (const { compteId, email, prenom: sien } of suivent) {
        if (compteId === null || email === null) continue
        const proche = { compteId, email, prenom: sien }
        await announceVers(messages, e, client, proche, '/profil', dite, now)
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
    suite(fait, { jour }, { adresse, dateEffet }) {
      const dit = { adresse: enLigne(adresse), jour: dateEffet ?? jour }
      return dire(fait, mots, dit, { vers: '/profil' })
    },
  })
}
