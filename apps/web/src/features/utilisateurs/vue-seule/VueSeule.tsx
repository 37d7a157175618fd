import { FIN_VUE_PATH } from '@espace-adherent/contract/utilisateurs'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { useMutation } from '@tanstack/react-query'
import { http } from '../../../platform/http/http.ts'
import { vueOnglet } from '../../../platform/session/vue.ts'
import { textes } from './textes.ts'
import css from './vue-seule.module.css'

/** Says on every screen whose portal this is, and who looks at it. */
export default function VueSeule({ membre, par }: { membre: string; par: string }) {
  const quitter = useMutation({
    mutationFn: () => http.post(FIN_VUE_PATH),
    onSuccess: () => {
      // A tab that no click had opened stays, and becomes the clerk's own.
      window.close()
      vueOnglet.leave()
    },
    meta: { failure: textes.echec },
  })
  return (
    <section className={css.bandeau} aria-label={textes.region}>
      <Notice
        tone="warning"
        title={textes.titre(membre)}
        action={
          <Button size="sm" busy={quitter.isPending} onClick={() => quitter.mutate()}>
            {textes.quitter}
          </Button>
        }
      >
        {textes.texte(par)}
      </Notice>
    </section>
  )
}
