import { choixAudienceResource } from '@espace-adherent/contract/audiences'
import { listQuery } from '../../../platform/query/list.ts'

export const audiencesQuery = listQuery(choixAudienceResource)
