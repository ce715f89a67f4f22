import { closeBrackets } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { cspNonce } from '../csp-nonce.ts';
import { sceneLanguage } from './scene-language.ts';

export interface Mistake {
  /** `line:column`, both from 1. */
  path: string;
  message: string;
}

interface Props {
  /** What is edited; another one replaces the text. */
  code: string;
  mistakes: readonly Mistake[];
  onChange: (code: string) => void;
  onSave: () => void;
}

/** CodeMirror for the TSX of one scene, with mistakes at their places. */
export default function CodeEditor({ code, mistakes, onChange, onSave }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const tell = useRef({ onChange, onSave });
  tell.current = { onChange, onSave };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text that it begins with; later ones come below.
  useEffect(() => {
    const made = new EditorView({
      parent: place.current as HTMLElement,
      state: EditorState.create({ doc: code, extensions: extensions(tell) }),
    });
    view.current = made;
    return () => made.destroy();
  }, []);
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === code) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: code } });
  }, [code]);
  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const found = mistakes.map((mistake) => diagnosticOf(editor.state, mistake));
    editor.dispatch(setDiagnostics(editor.state, found));
    if (found[0]) editor.dispatch({ effects: EditorView.scrollIntoView(found[0].from, { y: 'center' }) });
  }, [mistakes]);
  return <div ref={place} style={{ flex: 1, minHeight: 0, overflow: 'hidden' }} />;
}

type Told = { current: Pick<Props, 'onChange' | 'onSave'> };

function extensions(tell: Told) {
  const save = () => {
    tell.current.onSave();
    return true;
  };
  return [
    EditorView.cspNonce.of(cspNonce ?? ''),
    ...[lineNumbers(), lintGutter(), history(), drawSelection(), highlightActiveLine()],
    ...[bracketMatching(), closeBrackets(), indentOnInput(), EditorView.lineWrapping],
    sceneLanguage(),
    keymap.of([{ key: 'Mod-s', preventDefault: true, run: save }, indentWithTab, ...defaultKeymap, ...historyKeymap]),
    EditorView.contentAttributes.of({ 'aria-label': 'Code of the scene' }),
    EditorView.updateListener.of(({ docChanged, state }) => docChanged && tell.current.onChange(state.doc.toString())),
    EditorView.theme({
      '&': { height: '100%', fontSize: '12.5px' },
      '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: '1.55' },
      '.cm-gutters': { background: 'transparent', border: 'none', color: 'var(--mantine-color-placeholder)' },
      '.cm-activeLine': { background: 'light-dark(#f6f2ec, #26252d)' },
      '.cm-cursor': { borderLeftColor: 'var(--mantine-color-text)' },
      '&.cm-focused .cm-selectionBackground, .cm-selectionBackground': {
        background: 'light-dark(#ffdccb, #5a3a2c) !important',
      },
      '.cm-tooltip': {
        background: 'var(--mantine-color-body)',
        border: '1px solid var(--fw-line)',
        borderRadius: '6px',
      },
      '.cm-tooltip-autocomplete > ul > li[aria-selected]': { background: 'var(--fw-accent-text)', color: '#fff' },
    }),
  ];
}

function diagnosticOf(state: EditorState, { path, message }: Mistake): Diagnostic {
  const [lineNumber = 1, column = 1] = path.split(':').map(Number);
  const line = state.doc.line(Math.min(Math.max(1, lineNumber || 1), state.doc.lines));
  const from = Math.min(line.to, line.from + Math.max(0, (column || 1) - 1));
  return { from, to: Math.max(from, line.to), severity: 'error', message };
}
