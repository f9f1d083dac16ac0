// Defines <lotspin-spin vin="1HGCV1F46LA144134">, which shows the car's 360 view, or nothing if the car has none.
// viewer/README.md lists its attributes and events. The element's styles must match viewer/src/embedding/snippet.ts.
;(() => {
  if (customElements.get('lotspin-spin')) return

  // If a page bundles this script, the script can't find its own URL, so our build fills in the viewer's origin.
  const script = [...document.scripts].find(({ src }) => src?.includes('/viewer/embed.js'))
  const home = script ? new URL(script.src).origin : '{{origin}}'
  // A site's content security policy may forbid style elements, but it doesn't affect constructed style sheets.
  const styles = new CSSStyleSheet()
  styles.replaceSync(':host { display: block; width: 100% } :host([hidden]) { display: none }')

  class LotspinSpin extends HTMLElement {
    static observedAttributes = ['vin', 'set', 'host', 'angle', 'autoplay', 'card', 'label']

    /** @type {HTMLIFrameElement | undefined} */
    #frame
    #run = 0
    // The iframe is in a shadow tree, because frameworks such as React and Vue don't change elements there.
    #root = this.attachShadow({ mode: 'open' })

    connectedCallback() {
      this.#root.adoptedStyleSheets = [styles]
      addEventListener('message', this.#listen)
      this.#show()
    }

    disconnectedCallback() {
      removeEventListener('message', this.#listen)
      this.#run += 1
    }

    /** @param {string} name @param {string | null} before @param {string | null} after */
    attributeChangedCallback(name, before, after) {
      if (!this.isConnected || before === after) return
      if (name !== 'angle' || !this.#frame) this.#show()
      else if (after !== null) this.send({ type: 'turn', angle: Number(after) })
    }

    /**
     * Sends a message to the viewer.
     * @param {{ type: 'turn' | 'zoom' | 'close' | 'state', angle?: number, zoom?: number }} message
     */
    send(message) {
      this.#frame?.contentWindow?.postMessage({ target: 'lotspin-viewer', ...message }, '*')
    }

    async #show() {
      this.#run += 1
      const run = this.#run
      // Wait for a microtask, so the viewer reloads only once if several attributes change together.
      await undefined
      if (run !== this.#run) return
      this.#frame = undefined
      this.#root.replaceChildren()
      const set = (this.getAttribute('set') ?? this.getAttribute('vin') ?? '').trim().toLowerCase()
      const host = this.getAttribute('host') ?? home
      const isThere = set !== '' && (await hasSpin(host, set))
      if (run !== this.#run) return
      if (isThere) return this.#insertFrame(host, set)
      if (isThere === false) return this.#emitMissing(`There is no 360 view of “${set}”.`)
      addEventListener('online', () => run === this.#run && this.#show(), { once: true })
      this.#emitMissing(`The 360 view of “${set}” couldn’t be loaded.`)
    }

    /** @param {string} host @param {string} set */
    #insertFrame(host, set) {
      const query = new URLSearchParams({ set })
      for (const name of ['angle', 'autoplay', 'card']) {
        const value = this.getAttribute(name)
        if (value !== null) query.set(name, value)
      }
      const bar = query.has('card') ? 0 : 56
      const box = document.createElement('div')
      box.style.cssText = `box-sizing: content-box; width: 100%; aspect-ratio: 16 / 9; min-height: 0; max-height: calc(100svh - ${bar}px); padding: 0 0 ${bar}px`
      const frame = document.createElement('iframe')
      frame.title = this.getAttribute('label') ?? '360° view of the car'
      frame.loading = 'lazy'
      frame.allow = 'fullscreen; accelerometer; gyroscope'
      frame.style.cssText = `display: block; width: 100%; height: calc(100% + ${bar}px); border: 0`
      frame.src = `${host}/viewer/?${query}`
      box.append(frame)
      this.#root.append(box)
      this.#frame = frame
    }

    /** @param {string} message */
    #emitMissing(message) {
      this.#emit('error', { code: 'no-manifest', message })
    }

    /** @param {MessageEvent} message */
    #listen = ({ source, data }) => {
      if (!this.#frame || source !== this.#frame.contentWindow || data?.source !== 'lotspin-viewer') return
      const { source: _, type, ...detail } = data
      this.#emit(type === 'spin' ? 'turn' : type, detail)
    }

    /** @param {string} name @param {object} detail */
    #emit(name, detail) {
      this.dispatchEvent(new CustomEvent(`spin-${name}`, { detail, bubbles: true, composed: true }))
    }
  }

  /**
   * Returns undefined if the request failed, because the car may still have a spin.
   * @param {string} host @param {string} set
   */
  async function hasSpin(host, set) {
    try {
      const answer = await fetch(`${host}/spin/${encodeURIComponent(set)}.json`, { method: 'HEAD' })
      if (answer.status >= 500) return undefined
      // Some hosts serve an HTML page instead of a 404.
      return answer.ok && answer.headers.get('content-type')?.includes('json') === true
    } catch {
      return undefined
    }
  }

  customElements.define('lotspin-spin', LotspinSpin)
})()
