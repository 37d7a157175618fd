import { Button } from '@espace-adherent/ui/actions'
import { IconDeviceMobileCode } from '@tabler/icons-react'
import { lazyView } from '../../platform/chunks/index.ts'
import { modals } from '../../platform/modals/modals.ts'
import type { GesteApplication } from './ApplicationDialog.tsx'
import { Rangee } from './Rangee.tsx'
import { textes } from './textes.ts'

const ApplicationDialog = lazyView(() => import('./ApplicationDialog.tsx'))

const ouvrir = (geste: GesteApplication) => () =>
  modals.open((close) => <ApplicationDialog geste={geste} onClose={close} />)

/** The application that staff read the codes of their sign-in from. */
export const Application = ({ hasApplication }: { hasApplication: boolean }) => (
  <Rangee
    icon={IconDeviceMobileCode}
    titre={textes.application}
    texte={hasApplication ? textes.applicationTexte : textes.applicationAucune}
    action={
      hasApplication ? (
        <div className="cluster gap-8 mt-8">
          <Button size="sm" aria-label={textes.remplacerApplication} onClick={ouvrir('remplacer')}>
            {textes.remplacer}
          </Button>
          <Button size="sm" aria-label={textes.retirerApplication} onClick={ouvrir('retirer')}>
            {textes.retirer}
          </Button>
        </div>
      ) : (
        <Button size="sm" aria-label={textes.ajouterApplication} onClick={ouvrir('ajouter')}>
          {textes.ajouter}
        </Button>
      )
    }
  />
)
