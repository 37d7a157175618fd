import { controleHistoriqueResource } from '@espace-adherent/contract/controle-historique'
import { resourceUrl } from '@espace-adherent/contract/resources'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { IconShieldCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { http } from '../../platform/http/http.ts'
import css from './historique.module.css'
import { textes } from './textes.ts'

type Verdict = {
  lignes: number
  tete: string
  rupture: { historiqueId: number; nature: string } | null
}

/** Goes through every seal of the history, and says whether anybody has touched a line. */
export function Controle() {
  const controle = useMutation({
    mutationFn: () =>
      http.post(resourceUrl(controleHistoriqueResource, 'update'), {}) as Promise<Verdict>,
    meta: { failure: textes.echec },
  })
  const { data } = controle
  return (
    <div className={css.controle}>
      <Button
        size="sm"
        busy={controle.isPending}
        icon={<IconShieldCheck size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => controle.mutate()}
      >
        {textes.verifier}
      </Button>
      {data?.rupture && (
        <Notice tone="danger" title={textes.rompue(data.rupture.historiqueId)} alert>
          {textes.nature(data.rupture.nature)}
        </Notice>
      )}
      {data && !data.rupture && (
        <Notice tone="success" title={textes.entiere(data.lignes)} alert>
          <span className="anywhere">{textes.sceau(data.tete)}</span>
        </Notice>
      )}
    </div>
  )
}
