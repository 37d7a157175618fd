import { randomUUID } from 'node:crypto'
import { dateAParis } from '@espace-adherent/domain'
import { sealed } from '../../src/noyau/sealed.ts'
import type { Sealer } from '../../src/platform/crypto/index.ts'
import type { Executor } from '../../src/platform/db/index.ts'
import { comptes } from '../comptes.ts'
import { listConnexions } from '../connexions.ts'
import {
  findComptes,
  findPersonnes,
  insertComptes,
  insertPortail,
  saveImage,
  saveTraits,
} from '../demo.repository.ts'
import type { Depart } from '../depart.repository.ts'
import { documentsLot } from '../dossiers/index.ts'
import type { Groupe } from '../lot/groupe.ts'
import { notificationsDe } from '../notifications/index.ts'
import { consentementsDe, exceptionsDe, toAccords } from '../rangees.ts'
import { imagesDe } from '../reseaux-soins/index.ts'
import type { ClientDemo, CompteDemo } from '../types.ts'

type Options = { tx: Executor; sealer: Sealer; now: Date }
type Compte = CompteDemo & { cle: string }

/** What only a portal knows of those whom a first lot has brought: how they sign in, what they were told, what they agreed to. */
export async function seedPortail(
  options: Options,
  client: ClientDemo,
  { assures }: Pick<Groupe, 'assures'>,
  { now, motsDePasse }: Depart,
): Promise<void> {
  const { tx } = options
  const { code } = client
  const idOf = await personnesDe(tx, code)
  await ouvrirAutres(options, client, motsDePasse, idOf)
  await poserTraits(options, code, comptes[code])
  const ids = new Map((await findComptes(tx, code)).map(({ userName, id }) => [userName, id]))
  // In the order of the demonstration: the first ones come most often.
  const presents = comptes[code].map((compte) => ({
    ...compte,
    id: ids.get(compte.userName) ?? '',
  }))
  const actifs = presents.filter(({ isActif }) => isActif).map(({ id }) => id)
  await insertPortail(tx, {
    exceptions: exceptionsDe(client, 'du-portail').map((une) => ({ clientCode: code, ...une })),
    accords: toAccords(assures.contrats, code, idOf, now),
    notifications: presents.flatMap((compte) => notificationsDe(compte, now)),
    connexions: listConnexions(now, actifs).map((connexion) => ({
      clientCode: code,
      ...connexion,
    })),
    documents: documentsLot({ client, assures, aujourdhui: dateAParis(now), idOf }),
  })
  for (const { reseau, image } of imagesDe(code)) await saveImage(tx, reseau, image)
}

/** Members for whom the files of their insurer opened no account. */
async function ouvrirAutres(
  { tx, now }: Options,
  client: ClientDemo,
  motsDePasse: Depart['motsDePasse'],
  idOf: (cle: string) => string,
): Promise<void> {
  const ouverts = new Set((await findComptes(tx, client.code)).map(({ userName }) => userName))
  const autres = comptes[client.code]
    .filter((compte): compte is Compte => compte.cle !== null && !ouverts.has(compte.userName))
    .map(({ cle, userName, codeCivilite, nom, prenom, roles, hasConsenti }) => ({
      ...{ id: randomUUID() as string, clientCode: client.code, userName, email: userName },
      ...{ codeCivilite, nom, prenom, roles, personneId: idOf(cle), hasConsenti },
      motDePasse: motsDePasse[userName] ?? null,
    }))
  const consentements = autres
    .filter(({ hasConsenti }) => hasConsenti)
    .flatMap(({ id }) => consentementsDe(client, id, now))
  await insertComptes(
    tx,
    autres.map(({ hasConsenti: _, ...compte }) => compte),
    consentements,
  )
}

/** The person whom the files call so. */
export async function personnesDe(tx: Executor, code: string): Promise<(cle: string) => string> {
  const ids = new Map((await findPersonnes(tx, code)).map(({ id, source }) => [source, id]))
  return (cle) => {
    const id = ids.get(cle)
    if (!id) throw new Error(`Nobody is called « ${cle} » in the demonstration of ${code}`)
    return id
  }
}

/** What no file says of an account: its mobile, its protection, who made it. */
export async function poserTraits(
  { tx, sealer, now }: Options,
  clientCode: string,
  eux: readonly CompteDemo[],
): Promise<void> {
  const ids = new Map((await findComptes(tx, clientCode)).map(({ userName, id }) => [userName, id]))
  for (const { cle, userName, mobile, isAmf, isActif, creeParAdmin } of eux) {
    const id = ids.get(userName)
    if (cle === null || !id) continue
    await saveTraits(tx, id, {
      isAmf,
      creeParAdmin,
      // Without a password it would wait for its holder.
      isActif,
      telephone: mobile && sealer.seal(mobile, sealed.compteTelephone(id)),
      telephoneConfirmeLe: mobile === null ? null : now,
    })
  }
}
