import { and, asc, eq, sql } from 'drizzle-orm'
import { type Executor, prepared } from '../../platform/db/index.ts'
import { reseauSoins, reseauSoinsImage } from './reseaux-soins.schema.ts'

export { reseauSoins }

const reseauxDuClient = prepared((db) =>
  db
    .select({
      reseau: reseauSoins.reseau,
      url: reseauSoins.url,
      numOmc: reseauSoins.numOmc,
      icon: reseauSoins.icon,
      imageId: reseauSoins.imageId,
      imageForm: reseauSoins.imageForm,
      description: reseauSoins.description,
    })
    .from(reseauSoins)
    .where(eq(reseauSoins.clientCode, sql.placeholder('clientCode')))
    .orderBy(asc(reseauSoins.ordre), asc(reseauSoins.reseau))
    .prepare('reseaux_du_client'),
)

export const findReseaux = (db: Executor, clientCode: string) =>
  reseauxDuClient(db).execute({ clientCode })

export async function findAdresse(db: Executor, clientCode: string, reseau: string) {
  const [row] = await db
    .select({ url: reseauSoins.url })
    .from(reseauSoins)
    .where(and(eq(reseauSoins.clientCode, clientCode), eq(reseauSoins.reseau, reseau)))
  return row?.url ?? null
}

export async function findImage(db: Executor, clientCode: string, id: string) {
  const [image] = await db
    .select({ typeMime: reseauSoinsImage.typeMime, contenu: reseauSoinsImage.contenu })
    .from(reseauSoinsImage)
    .where(and(eq(reseauSoinsImage.clientCode, clientCode), eq(reseauSoinsImage.id, id)))
  return image ?? null
}
