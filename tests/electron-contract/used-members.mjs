import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

const root = path.resolve(import.meta.dirname, '../..');
const listenMethods = new Set(['on', 'once', 'off', 'addListener', 'removeListener']);

/** Lists the only files that import values of Electron; `tests/architecture` checks that. */
function sourceFiles() {
  const inFolder = (folder) =>
    readdirSync(path.join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => path.join(root, folder, name));
  return [...inFolder('src/main/platform'), ...inFolder('src/preload'), path.join(root, 'src/main/index.ts')];
}

const isElectrons = (symbol) => symbol?.declarations?.some((declaration) => /electron\.d\.ts/i.test(declaration.path ?? '')) ?? false;
const withSmallInitial = (name) => name.charAt(0).toLowerCase() + name.slice(1);
/** An event's type is an intersection without a name. */
const ownerOf = (symbol) => withSmallInitial(symbol.getParent()?.name ?? '').replace('__type', 'event');
const toMember = (symbol) => `${ownerOf(symbol)}.${symbol.name}`;

/** Calls `visit` for the node and everything below it. */
function walk(node, visit) {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** For `app.on`, the event's name says more than the method's. */
function toUse(node, symbol) {
  const call = node.parent;
  const [event] = call?.kind === SyntaxKind.CallExpression && call.expression === node ? call.arguments : [];
  const isListening = listenMethods.has(symbol.name) && event?.kind === SyntaxKind.StringLiteral;
  return isListening ? `${ownerOf(symbol)} '${event.text}'` : toMember(symbol);
}

function usesIn(file, checker) {
  const uses = [];
  walk(file, (node) => {
    if (node.kind === SyntaxKind.PropertyAccessExpression) {
      const symbol = checker.getSymbolAtLocation(node.name);
      if (isElectrons(symbol)) uses.push(toUse(node, symbol));
    }
    if (node.kind === SyntaxKind.NewExpression) {
      const made = checker.getTypeAtLocation(node)?.getSymbol();
      if (isElectrons(made)) uses.push(`new ${made.name}`);
    }
    if (node.kind === SyntaxKind.ObjectBindingPattern) {
      const type = checker.getTypeAtLocation(node);
      for (const element of node.elements) {
        const symbol = type && checker.getPropertyOfType(type, (element.propertyName ?? element.name).text);
        if (isElectrons(symbol)) uses.push(toMember(symbol));
      }
    }
  });
  return uses;
}

/**
 * Returns every member of Electron's API that the app uses, such as `webContents.print` or `app 'will-quit'`, from the compiler's types.
 */
export function readUsedMembers() {
  const api = new API({ cwd: root });
  try {
    const config = path.join(root, 'tsconfig.json');
    const { program, checker } = api.updateSnapshot({ openProject: config }).getProject(config);
    return [...new Set(sourceFiles().flatMap((name) => usesIn(program.getSourceFile(name), checker)))].toSorted();
  } finally {
    api.close();
  }
}
