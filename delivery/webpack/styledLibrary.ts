/** What the copy of styled-components in our pages does differently: what is looked for in its code, and what stands there instead. */
interface Change {
  what: string;
  /** Global, because it is counted. */
  find: RegExp;
  put: string;
}

/**
 * A class is called by the component it is of (`stableIds.ts`) and not by a hash of its rules, which no packing makes smaller. Rules that
 * depend on properties have digits of that hash behind the id. An id that no style names (`p…`) is no class of its element.
 */
const names: readonly Change[] = [
  {
    what: 'the name of a class',
    find: /(\w)=\w+\((\w+\(\w+\(this\.baseHash,\w+\.hash\),\w+\)>>>0)\)/g,
    put: '$1=this.componentId+"_"+(this.isFixed?"":($2).toString(36).slice(-5))',
  },
  {
    what: 'the making of a component',
    find: /this\.rules=(\w),this\.componentId=\w,this\.baseHash=/g,
    put: 'this.isFixed=$1.every(e=>typeof e!="function"),$&',
  },
  {
    what: 'the styles of an element',
    // Of rules that are the same for every element, only the first one has to look at them.
    find: /let (\w)=this\.baseStyle\?this\.baseStyle\.generateAndInjectStyles\(\w,(\w),\w\):"";/g,
    put: '$&if(this.isFixed&&$2.hasNameForId(this.componentId,this.componentId+"_"))return($1&&$1+" ")+this.componentId+"_";',
  },
  {
    what: 'the classes of an element',
    find: /let (\w)=(\w+)\((\w),(\w)\);(return )?(\w)&&\(\1\+=" "\+\6\)/g,
    put: 'let $1=$2($2($3,$4[0]=="p"?"":$4),$6);$5$6',
  },
  {
    what: 'the classes that a component takes over',
    find: /foldedComponentIds=(\w)\?(\w+)\((\w)\.foldedComponentIds,\3\.styledComponentId\)/g,
    put: 'foldedComponentIds=$1?$2($3.foldedComponentIds,$3.styledComponentId[0]=="p"?"":$3.styledComponentId)',
  },
];

/** No page of ours asks for vendor prefixes: the browsers that it is for need none. */
const prefixes: Change = { what: 'the adding of prefixes', find: /\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/g, put: '' };

/** The rules of a page say by their names which component each is of. Only page-wide ones have none: their name stands before them. */
const onServer: readonly Change[] = [
  { what: 'the end of a rule', find: /(\+=this\.tag\.getRule\(\w\))\+\w+/g, put: '$1' },
  {
    what: 'the mark of a component',
    find: /const (\w)=\w\+"\.g"\+\w\+'\[id="'\+(\w)\+'"\]';let (\w)="";for\(const (\w) of (\w)\)\4\.length>0&&\(\3\+=\4\+","\);(\w)\+=(\w)\+\1\+'\{content:"'\+\3\+'"\}'\+\w+/g,
    put: 'if($2.startsWith("sc-global-"))for(const $4 of $5)$6+="."+$4+"{}";$6+=$7',
  },
];

/**
 * The browser goes on with the element that the page has, and learns from its rules what is in it. What wrote the marks, what read them
 * and what there is for other ways to keep rules is left out.
 */
const inBrowser: readonly Change[] = [
  { what: 'the writing of a group', find: /getGroup\(\w\)\{[^]*?\+\w;return \w\}(?=\},\w+=`style)/g, put: '' },
  {
    what: 'what a page brings',
    find: /,\w+=`style\[\$\{\w+\}\]\[[^]*?,(\w+)=(\w)=>\{const \w=\w+\(\2\.options\.target\);[^]*?\};(?=let \w+=!1;function)/g,
    put: `;const $1=$2=>{const g=$2.getTag();let d;g.tag.insertRule=()=>!0;for(const r of g.tag.sheet.cssRules){const[,a,b,c,h,k]=/\\.(([a-z\\d]+)_\\w*)|^\\.((sc-global-\\D+)\\d+)$|^@keyframes (\\S+)/.exec(r.selectorText||r.cssText)||[],n=a||c||k;n&&$2.registerName(d=b||h||"sc-keyframes-"+k,n);g.insertRules(d?$2.constructor.registerId(d):0,[r])}delete g.tag.insertRule};`,
  },
  {
    what: 'the writing of all rules',
    find: /,\w+\(this,\(\)=>\(\w=>\{const \w=\w\.getTag\(\)[^]*?\}\)\(this\)\)(?=\}rehydrate)/g,
    put: '',
  },
  { what: 'sheets beside the first', find: /rehydrate\(\)\{[^]*?(?=allocateGSInstance)/g, put: '' },
  { what: 'the text of a rule', find: /getRule\(\w\)\{const [^]*?:""\}/g, put: '' },
  { what: 'rules as text', find: /(\w)\?(new \w+\((\w),(\w)\)):new \w+\(\3,\4\)/g, put: '$2' },
  {
    what: 'the element of the rules',
    find: /this\.element=(\w+\(\w,\w\)),this\.element\.appendChild\(document\.createTextNode\(""\)\),this\.sheet=.*?\(this\.element\),this\.length=0\}/g,
    put: `const s=document.querySelector('style[data-styled="true"]');s&&s.sheet?(this.element=s).setAttribute("data-styled","active"):(this.element=$1).append("");this.sheet=this.element.sheet;this.length=this.sheet.cssRules.length}`,
  },
];

/**
 * Loader of styled-components, whose settings know nothing of this (docs/decisions/0063): in the shell's bundle for browsers and in that
 * for the server, which have to agree.
 *
 * @param code of the library's module, as it is published
 * @throws Error when it is not the code that the changes were written for
 */
export default function styledLibrary(this: { resourcePath: string }, code: string): string {
  const isForBrowsers = this.resourcePath.includes('.browser.');
  return [...names, prefixes, ...(isForBrowsers ? inBrowser : onServer)].reduce((text, { what, find, put }) => {
    const found = [...text.matchAll(find)].length;
    if (found !== 1)
      throw new Error(
        `styled-components: ${what} is found ${found} times, not once. Look at the new version, then at ${import.meta.filename}.`,
      );
    return text.replace(find, put);
  }, code);
}
