import './styles.css'
import { reloadOnceForMissingChunks } from '@/app/missing-chunks'
import { prefetchOnApproach } from '@/app/prefetch'
import { routes } from '@/app/routes'
import { start } from '@/app/start'

// Every built page has the fonts in its own styles; named a second time they would be fetched and swapped once more.
if (import.meta.env.DEV) void import('./fonts.css')

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root')

reloadOnceForMissingChunks()
prefetchOnApproach(routes)
void start(root)
