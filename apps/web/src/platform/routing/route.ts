import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react'
import type { Guard } from './guard.ts'
import { buildPath, type Params, type ParamsOf } from './path.ts'

export type ScreenProps = { params: Params; search: URLSearchParams }
export type ShellProps = { children: ReactNode }
type Component<P> = ComponentType<P> | LazyExoticComponent<ComponentType<P>>

/** One route, whole: its address, who may enter, what it shows and how to link to it. */
export type Route<Path extends string = string> = {
  path: Path
  guard: Guard
  /** Title of the tab until the screen gives a better one. */
  title: string
  shell: Component<ShellProps>
  screen: Component<ScreenProps>
  /** Fetches the code of the screen ahead of its first drawing. */
  preload: () => void
  link: (params: ParamsOf<Path>, search?: Record<string, string>) => string
}

type Definition<Path extends string> = Pick<Route<Path>, 'path' | 'guard' | 'title' | 'shell'> & {
  screen:
    | ComponentType<ScreenProps>
    | { load: () => Promise<{ default: ComponentType<ScreenProps> }> }
}

export function defineRoute<Path extends string>(definition: Definition<Path>): Route<Path> {
  const { path, screen } = definition
  const load = 'load' in screen ? screen.load : undefined
  return {
    ...definition,
    screen: load ? lazy(load) : (screen as ComponentType<ScreenProps>),
    preload: () => {
      // A failure is not lost: drawing the screen asks again, and there it shows.
      load?.().catch(() => {})
    },
    link: (params, search) => {
      const query = search ? `?${new URLSearchParams(search)}` : ''
      return `#${buildPath(path, params)}${query}`
    },
  }
}
