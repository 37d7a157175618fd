import { UPLOAD_PATH, uploadResponseSchema } from '@espace-adherent/contract'
import { peutLirePiece, refusTailleFichier } from '@espace-adherent/domain'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Executor } from '../../platform/db/index.ts'
import {
  AppError,
  type Pace,
  registerSingleFile,
  type SingleFileOptions,
  withSingleFile,
} from '../../platform/http/index.ts'
import { contentDisposition } from '../../platform/resources/index.ts'
import type { Fichiers } from './fichiers.ts'
import { textes } from './textes.ts'

export type FichiersRoutesDeps = {
  db: Executor
  fichiers: Fichiers
  octetsMax: number
  pace: Pace
}

export async function registerFichiers(
  app: FastifyInstance,
  { db, fichiers, octetsMax, pace }: FichiersRoutesDeps,
): Promise<void> {
  const form: SingleFileOptions = {
    maxBytes: octetsMax,
    pace,
    refusals: {
      tooLarge: () => new AppError('FileTooLarge', refusTailleFichier(octetsMax)),
      missing: () => new AppError('FileMissing'),
      several: () => new AppError('BadRequest', textes.unSeulFichier),
      broken: () => new AppError('BadRequest', textes.envoiIncomplet),
    },
  }
  app.addHook('onClose', () => fichiers.close())
  // Logged at the start without delaying it: the rest of the portal needs no file.
  app.addHook('onListen', async () => void fichiers.upkeep.checkStore())

  await app.register(async (scope) => {
    await registerSingleFile(scope, form)
    scope.withTypeProvider<ZodTypeProvider>().post(
      UPLOAD_PATH,
      {
        config: { access: 'connecte' },
        schema: {
          tags: [textes.etiquetteApi],
          summary: textes.resumeUpload,
          consumes: ['multipart/form-data'],
          body: z.object({ file: z.file().describe(textes.descriptionFichier) }),
          response: { 200: uploadResponseSchema },
        },
        // The schema is documentation: the body is read as it comes, below.
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        const visiteur = await request.connecte()
        const { fichier, avertissement } = await withSingleFile(request, reply, form, (file) =>
          fichiers.deposer(visiteur, {
            localFileName: file.fileName,
            typeAnnonce: file.typeMime,
            inputName: file.fieldName,
            contenu: file.content,
            isAlone: file.isAlone,
          }),
        )
        return { fileNames: [fichier], ...(avertissement !== null && { avertissement }) }
      },
    )
  })

  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/fichiers/:remoteFileName',
    {
      config: { access: 'connecte' },
      compress: false,
      schema: {
        tags: [textes.etiquetteApi],
        summary: textes.resumeDownload,
        params: z.object({ remoteFileName: z.string() }),
      },
    },
    async (request, reply) => {
      const { compteId, roles, vuPar } = await request.connecte()
      const fichier = await fichiers.findFichier(db, compteId, request.params.remoteFileName)
      if (!fichier?.analyseLe) throw new AppError('NotFound')
      // Nobody can tell what a file is before a request has taken it.
      const isMedicale = fichier.isMedicale || fichier.rattacheLe === null
      const lecteur = { roles, isSienne: true, isVueParPersonnel: vuPar !== null }
      if (!peutLirePiece(isMedicale, lecteur)) throw new AppError('ReadOnlyView')
      const contenu = await fichiers.openFichier(fichier)
      return reply
        .header('content-type', fichier.typeMime)
        .header('content-length', fichier.taille)
        .header('content-disposition', contentDisposition('attachment', fichier.localFileName))
        .header('x-content-type-options', 'nosniff')
        .send(contenu)
    },
  )
}
