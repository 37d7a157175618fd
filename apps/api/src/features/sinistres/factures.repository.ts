import type { ActeGestion } from '@espace-adherent/contract'
import { and, desc, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { type CleContrat, duContrat } from '../../noyau/index.ts'
import type { Executor } from '../../platform/db/index.ts'
import { demande } from '../demandes/lu.ts'
import { fichier } from '../fichiers/lu.ts'
import { ligne } from '../remboursements/lu.ts'

/** What is on that person's statements for that day; what was refused may be asked for again. */
export const findLignesDuJour = (
  tx: Executor,
  cle: CleContrat,
  { personneId, dateSoins }: { personneId: string; dateSoins: string },
) =>
  tx
    .select({ codeActe: ligne.codeActe, depense: ligne.depense })
    .from(ligne)
    .where(
      and(
        duContrat(ligne, cle),
        eq(ligne.dateSoins, dateSoins),
        eq(ligne.personneId, personneId),
        ne(ligne.etat, 'rejetee'),
      ),
    )

type DuCompte = CleContrat & { compteId: string }

const sesDemandes = (cle: DuCompte, actes: readonly ActeGestion[]) =>
  and(
    eq(demande.clientCode, cle.clientCode),
    eq(demande.numeroContrat, cle.numeroContrat),
    eq(demande.compteId, cle.compteId),
    inArray(demande.acte, [...actes]),
  )

/** Bills of theirs that nobody has decided about, the latest first; sealed. */
export const findFacturesOuvertes = (db: Executor, cle: DuCompte) =>
  db
    .select({ id: demande.id, data: demande.data, creeLe: demande.creeLe })
    .from(demande)
    .where(
      and(
        sesDemandes(cle, ['declarationSinistreV2ActeGestion']),
        inArray(demande.etat, ['recue', 'en-cours']),
        isNotNull(demande.data),
      ),
    )
    .orderBy(desc(demande.creeLe))
    .limit(OUVERTES_MAX)

/** Nobody has more bills under way than one reads. */
const OUVERTES_MAX = 50

/** The account of benefits that they asked for and that is not used yet, the latest first. */
export const findChanges = (db: Executor, cle: DuCompte) =>
  db
    .select({ effetLe: demande.effetLe })
    .from(demande)
    .where(
      and(
        sesDemandes(cle, ['ribPrestationsActeGestion', 'ribActeGestion']),
        or(
          inArray(demande.etat, ['recue', 'en-cours']),
          and(eq(demande.etat, 'acceptee'), isNull(demande.appliqueeLe)),
        ),
      ),
    )
    .orderBy(desc(demande.creeLe))
    .limit(1)

/** When a request of theirs took a file that holds the same as one of these; null: none did. */
export async function findDejaEnvoye(
  db: Executor,
  compteId: string,
  fichiers: readonly string[],
): Promise<Date | null> {
  const memes = db
    .select({ empreinte: fichier.empreinte })
    .from(fichier)
    .where(and(eq(fichier.compteId, compteId), inArray(fichier.remoteFileName, [...fichiers])))
  const [row] = await db
    .select({ le: fichier.rattacheLe })
    .from(fichier)
    .where(
      and(
        eq(fichier.compteId, compteId),
        isNotNull(fichier.rattacheLe),
        inArray(fichier.empreinte, memes),
      ),
    )
    .orderBy(desc(fichier.rattacheLe))
    .limit(1)
  return row?.le ?? null
}
