import { type FaitsRenonciation, renonciationActe } from '@espace-adherent/contract/renonciation'
import { formatDate } from '@espace-adherent/domain/calendrier'
import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card } from '@espace-adherent/ui/layout'
import { ListeActions } from '@espace-adherent/ui/listes/ListeActions.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLectureSeule } from '../../platform/session/current-user.ts'
import { faitsQuery } from '../actes/index.ts'
import { useContrats } from '../contrats/index.ts'
import { useLiens } from '../portail/index.ts'
import { textes } from './textes.ts'

/** What was concluded online and can still be given up, during the whole of its days; nothing otherwise. */
export default function Renonciables() {
  const { qualite, numeroContratIndividuel } = useContrats().courant
  const isSeul = useLectureSeule()
  const liens = useLiens()
  const { data } = useQuery({
    ...faitsQuery(renonciationActe as never, numeroContratIndividuel),
    enabled: qualite === 'adherent' && !isSeul,
  })
  const { conclusions = [] } = (data ?? {}) as Partial<FaitsRenonciation>
  if (conclusions.length === 0) return null
  return (
    <Card title={textes.titre}>
      <p>{textes.texte}</p>
      <ListeActions
        lignes={conclusions.map(({ demandeId, libelle, concluLe, jusquAu }) => ({
          cle: demandeId,
          titre: libelle,
          detail: textes.conclue(formatDate(concluLe), formatDate(jusquAu)),
          action: (
            <ButtonLink
              href={liens.demarche('renonciation', { demande: demandeId })}
              aria-label={textes.renoncerA(libelle)}
            >
              {textes.renoncer}
            </ButtonLink>
          ),
        }))}
      />
    </Card>
  )
}
