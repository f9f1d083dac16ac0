const untranslated = 'script, style, textarea, option, title, [translate="no"]'

/**
 * Notes what React could not do in a translated page. A translator puts a <font> in the place of each text, so that React's own
 * text node is no longer there to be changed, removed, or inserted before: the first leaves an old text, the others crash the
 * page (https://github.com/facebook/react/issues/11538). A text in an element of its own has none of these problems.
 */
function watchBareTexts() {
  const found: string[] = []
  const { insertBefore, removeChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')

  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null) {
    note('an element is inserted before', before, this)
    return insertBefore.call(this, child, before) as Child
  }
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    note('React removes', child, this)
    return removeChild.call(this, child) as Child
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(text: string) {
      if (this.parentElement) note('React changes', this, this.parentElement)
      nodeValue?.set?.call(this, text)
    },
  })

  function note(what: string, text: Node | null, parent: Node) {
    if (!isBareText(text) || !(parent instanceof Element) || parent.closest(untranslated)) return
    found.push(`${what} the bare text “${text.data}” in ${parent.outerHTML.slice(0, 200)}`)
  }

  return {
    /** What was found since the last call. */
    take: () => found.splice(0),
  }
}

/** A text that React tracks as a node. Where it is all that an element has, React sets the element's text instead. */
function isBareText(node: Node | null): node is Text {
  return (
    node instanceof Text &&
    node.data.trim() !== '' &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  )
}

/** One for all test files of a process, which share a window. */
export const bareTexts = watchBareTexts()
