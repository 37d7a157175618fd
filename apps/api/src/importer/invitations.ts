import { readConfig } from '../app/config.ts'
import { openDatabase } from '../app/installation.ts'
import { catalogueMots } from '../app/slices.ts'
import { StartRefusedError } from '../app/start-refused.ts'
import { inviterImportes, readInvitations } from '../features/comptes/index.ts'
import { createMessages } from '../features/messages/index.ts'
import { readMots } from '../features/mots/index.ts'
import { createAnnuaire } from '../features/portail/index.ts'
import { createSealer, readMasterKey } from '../platform/crypto/index.ts'
import { createJobs } from '../platform/jobs/index.ts'
import { textes } from './textes.ts'

/** Puts the mails of a day into the outbox: the portal sends them, at its pace. */
export async function inviter({ client: code, parJour }: { client: string; parJour: number }) {
  const config = readConfig(process.env)
  const sealer = createSealer(readMasterKey(config.secretKey, config.dataDir))
  const database = await openDatabase(config)
  const { db } = database
  const clock = () => new Date()
  try {
    const base = { protocole: config.publicProtocol, port: config.publicPort }
    const options = { withDemonstration: true, readMots: readMots(catalogueMots) }
    const annuaire = createAnnuaire(base, options)
    await annuaire.refresh(db)
    const client = annuaire.byCode(code)
    if (!client) throw new StartRefusedError(textes.clientInconnu(code))
    const jobs = createJobs({ db, clock, leaseMs: config.jobs.leaseMs, onFailure() {} })
    const messages = createMessages({ db, jobs, sealer, clock, messengers: {} })
    const invites = await inviterImportes({ db, messages, clock }, client, { parJour })
    return { invites, ...(await readInvitations(db, client, clock())) }
  } finally {
    await database.close()
  }
}
