import { join } from 'node:path'
import { phrasesBilan, phrasesLues } from '../features/imports/lecture/dire.ts'
import { type Dossier, ouvrirDossier } from '../features/imports/lecture/dossier.ts'
import { executer } from '../features/imports/lecture/executer.ts'
import type { Lu } from '../features/imports/lecture/parcours.ts'
import { REJETS_MAX } from '../features/imports/lecture/rejets.ts'
import { textes as lecture } from '../features/imports/lecture/textes.ts'
import { type Commande, lireCommande } from './arguments.ts'
import { suivre } from './avancement.ts'
import { phraseErreur } from './dire.ts'
import { manifester } from './manifester.ts'
import { poserModele } from './modele.ts'
import { rejouer } from './rejouer.ts'
import { poserSchemas } from './schemas.ts'
import { textes } from './textes.ts'
import { verifier } from './verifier.ts'

const dire = (phrase: string): void => {
  process.stdout.write(`${phrase}\n`)
}
const sorties = { dire, suivi: process.stderr }

/** The database and all that knows it is loaded by who writes to it. */
const baseDe = async (client: string) => (await import('./base.ts')).ouvrirBase(client)

/** `npm run importer`: an insurer's files. True: everything passed. */
async function lancer(commande: Commande): Promise<boolean> {
  switch (commande.a) {
    case 'modele':
      await poserModele(commande.dossier, new Date())
      dire(textes.modele(commande.dossier))
      return true
    case 'schemas':
      dire(textes.schemas(await poserSchemas(commande.dossier), commande.dossier))
      return true
    case 'manifeste': {
      const { dossier, ...lot } = commande
      const { fichiers } = await manifester(dossier, { ...lot, maintenant: new Date() })
      dire(textes.manifeste(fichiers.length, lot.lot))
      return true
    }
    case 'verifier': {
      const lus = await verifier(commande.dossier, sorties)
      phrasesLues(lus).forEach(dire)
      return finir(lus, join(commande.dossier, 'rejets'))
    }
    case 'depuis':
      return importer(
        commande,
        await ouvrirDossier(commande.dossier),
        join(commande.dossier, 'rejets'),
      )
    case 'inviter': {
      const { inviter } = await import('./invitations.ts')
      const { invites, aInviter, sansAdresse } = await inviter(commande)
      dire(textes.invites(invites, aInviter, sansAdresse))
      return true
    }
    case 'rejets':
      return rejouer(commande.dossier, new Date(), (dossier) =>
        importer(commande, dossier, commande.dossier),
      )
  }
}

async function importer(
  { client, isEssai, confirme }: Extract<Commande, { a: 'depuis' | 'rejets' }>,
  dossier: Dossier,
  rejets: string,
): Promise<boolean> {
  const base = await baseDe(client)
  try {
    const execution = base.execution({ isEssai, isConfirme: confirme === dossier.manifeste.lot })
    const suivi = await suivre(dossier, process.stderr)
    const { lus } = await executer(
      execution,
      dossier,
      { isEssai },
      {
        dire,
        suivi,
        direBilan: (bilans) => phrasesBilan(bilans).forEach(dire),
      },
    )
    dire(isEssai ? textes.essai : textes.fait)
    return finir(lus, rejets)
  } finally {
    await base.close()
  }
}

function finir(lus: readonly Lu[], rejets: string): boolean {
  const isPasse = lus.every((lu) => lu.rejets.nombre === 0)
  if (!isPasse) dire(textes.voirRejets(rejets))
  if (lus.some((lu) => lu.rejets.nombre > REJETS_MAX)) dire(lecture.rejetsCoupes(REJETS_MAX))
  return isPasse
}

try {
  const commande = lireCommande(process.argv.slice(2))
  if (commande === null) dire(textes.usage)
  else process.exitCode = (await lancer(commande)) ? 0 : 1
} catch (error) {
  process.stderr.write(`${await phraseErreur(error as Error)}\n`)
  process.exitCode = 2
}
